// Where we are: the address bar as state, links without reloading.

class Here {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const here = new Here();
