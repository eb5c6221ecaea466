import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The catalogue is sent without its comments and with the least indentation.
const catalogue: Plugin = {
  name: 'catalogue',
  enforce: 'pre',
  load(id) {
    const [file, query] = id.split('?');
    if (query !== 'raw' || !file?.endsWith('.ftl') || process.env.VITEST) return undefined;
    const lines = readFileSync(file, 'utf-8').split('\n').filter((line) => line.trim() && !line.startsWith('#'));
    return `export default ${JSON.stringify(lines.map((line) => line.replace(/^ +/, ' ')).join('\n'))}`;
  },
};

// The server serves what is built here; in development, its messages come through this proxy.
export default defineConfig({
  plugins: [catalogue, svelte({ configFile: false })],
  // No file is put into another: a browser then fetches only the alphabets of a font that it needs.
  build: { outDir: '../src/kickdoor/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/icons': 'http://127.0.0.1:8000' } },
  // Tests stand beside their module and run in Node without a browser. Svelte's runes then need its browser build.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
