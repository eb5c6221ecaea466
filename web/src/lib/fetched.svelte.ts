// Something a page shows once it has come from the server, and why where it does not come.
import { get, sorry } from './server';

export class Fetched<T> {
  found = $state.raw<T | null>(null);
  error = $state('');

  constructor(private readonly path: string) {
    void this.load();
  }

  load = async (): Promise<void> => {
    this.error = '';
    try {
      this.found = await get<T>(this.path);
    } catch (found) {
      this.error = sorry(found);
    }
  };
}
