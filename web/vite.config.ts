import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `antikythera serve` listens, for the development server to pass requests on to. */
const server = process.env.ANTIKYTHERA_SERVER ?? 'http://127.0.0.1:8000';

/** Compress once, when the page is built, as well as can be: the server sends the file that the browser can read. */
function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of names.filter((name) => /\.(js|css|svg|html)$/.test(name)).map((name) => join(dir, name))) {
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  // Files find each other wherever the page is served; the server writes the base into index.html.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  plugins: [svelte(), squeeze()],
  build: {
    // Part of the Python package: the server finds the page beside itself.
    outDir: '../src/antikythera/page',
    emptyOutDir: true,
    target: 'es2022',
    // How long its parts took tells a player nothing.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  // Outside the browser Svelte would choose its server side, where there is nothing to test.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], reporters: ['dot'] },
});
