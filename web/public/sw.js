// Shows a page that says one is offline where the server cannot be reached, and opens a table from a notification.
// It keeps that one page and nothing else: what the server says is never kept.
const OFFLINE = '/offline.html';
const KEPT = 'kickdoor-offline';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(OFFLINE, { cache: 'reload' }))));
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((one) => one.url === address);
      return there ? there.focus() : clients.openWindow(address);
    }),
  );
});
