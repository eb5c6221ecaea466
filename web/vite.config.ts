import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves what is built here; in development, its messages come through this proxy.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: { outDir: '../src/kickdoor/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/icons': 'http://127.0.0.1:8000' } },
  // Tests stand beside their module and run in Node without a browser. Svelte's runes then need its browser build.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
