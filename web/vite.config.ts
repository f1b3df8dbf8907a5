import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `antikythera serve` listens, for the development server to pass requests on to. */
const server = process.env.ANTIKYTHERA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Part of the Python package: the server finds the page beside itself.
    outDir: '../src/antikythera/page',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  // Outside the browser Svelte would choose its server side, where there is nothing to test.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
