import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env['QM_API'] ?? 'http://127.0.0.1:8000';

/**
 * The component library locks scrolling behind a dialog with a style element that carries no nonce,
 * which the content security policy refuses. Ours sets the same property without an element.
 */
function scrollLockWithoutStyleElement(): Plugin {
  return {
    name: 'scroll-lock-without-style-element',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/useScrollLocker') && importer?.includes('@rc-component/portal')
        ? join(import.meta.dirname, 'src/ui/use-scroll-lock.ts')
        : null,
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [scrollLockWithoutStyleElement(), react()],
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
