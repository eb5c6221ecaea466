import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server serves what is built here; in development, its messages come through this proxy.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/kickdoor/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/icons': 'http://127.0.0.1:8000' } },
});
