// Where we are: the address bar as state, links without reloading.

class Here {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  // A page that is asked for a place within itself scrolls there by itself.
  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  // Another address for what is shown already, so that the link can be passed on.
  keep(path: string): void {
    history.replaceState(null, '', path);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const here = new Here();
