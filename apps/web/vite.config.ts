import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['QM_API'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The policy of the server allows no inline data for scripts; small images stay files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  server: {
    host: process.env['QM_WEB_HOST'] ?? '127.0.0.1',
    port: Number(process.env['QM_WEB_PORT'] ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/graphql', '/files'].map((path) => [path, { target: api, changeOrigin: true }]),
    ),
  },
});
