// What this person uses right now: a finger, a mouse or keys. Texts say "tap", "click" or "choose" by it.
export type By = 'touch' | 'mouse' | 'keys';

class Device {
  by = $state<By>(typeof matchMedia !== 'undefined' && matchMedia('(hover: none)').matches ? 'touch' : 'mouse');

  // Listens until what it returns is called.
  listen(): () => void {
    const ended = new AbortController();
    const here = { signal: ended.signal, capture: true };
    addEventListener('pointerdown', (event) => (this.by = event.pointerType === 'mouse' ? 'mouse' : 'touch'), here);
    addEventListener('keydown', (event) => {
      if (['Tab', 'Enter', ' '].includes(event.key) || event.key.startsWith('Arrow')) this.by = 'keys';
    }, here);
    return () => ended.abort();
  }
}

export const device = new Device();
