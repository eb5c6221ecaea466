// A notification of the system that somebody is needed at a table, while its tab is not seen.
import { taste } from './taste.svelte';

export const notifiable = 'Notification' in globalThis && isSecureContext;

// Asks the browser for leave; whether it is given.
export const allowed = async (): Promise<boolean> => notifiable && (await Notification.requestPermission()) === 'granted';

// `tag`: another one of the same table takes the place of this one.
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!taste.notify || !document.hidden || !notifiable || Notification.permission !== 'granted') return;
  const said = { body, tag, icon: '/icon-192.png', data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, said);
  else new Notification(title, said).onclick = () => focus();
}
