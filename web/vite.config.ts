import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { faces } from './faces.ts';
import { words } from './words.ts';

// The server serves what is built here; in development, its messages come through this proxy.
export default defineConfig({
  plugins: [words, faces, svelte({ configFile: false })],
  // No file is put into another: a browser then fetches only the alphabets of a font that it needs.
  build: {
    outDir: '../src/kickdoor/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0,
    // Few files: what every page shares, and what every page with a table shares. What only one of the others needs comes
    // with it.
    rolldownOptions: { output: { codeSplitting: { groups: [
      { name: 'page', test: /node_modules|src\/lib\/(?!(device|fetched|guide|how|lessons|lights|settings|story|verdict)\.)|parts\/(common|cards)\/(?!KeyList|SettingsPanel)|SexSelect|words:all|vite\/preload/ },
      { name: 'table', test: /parts\/(table|hand|fight|log)\/(?!Leave|Keys)/ },
    ] } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/icons': 'http://127.0.0.1:8000' } },
  // Tests stand beside their module and run in Node without a browser. Svelte's runes then need its browser build.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
