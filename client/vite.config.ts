import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = 'http://127.0.0.1:8000'

/** Built into the Python package; in development the server is asked for everything else. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/coalface/server/static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() in CSS
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true }, '/schema': SERVER },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'threads', // a process for every file takes half as long again
    testTimeout: 120_000,
  },
})
