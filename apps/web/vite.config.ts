import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, PRELOADED_CHUNKS } from './chunks.ts';
import { exactImports } from './exact-imports.ts';

const api = process.env['QM_API'] ?? 'http://127.0.0.1:8000';

/** Puts a file of ours in the place of a module of a library. */
const replacing = (name: string, module: RegExp, library: string, file: string): Plugin => ({
  name,
  enforce: 'pre',
  resolveId: {
    filter: { id: module },
    handler: (_, importer) => (importer?.includes(library) ? join(import.meta.dirname, file) : null),
  },
});

/**
 * The component library locks scrolling behind a dialog with a style element that carries no nonce,
 * which the content security policy refuses. Ours sets the same property without an element.
 */
const scrollLockWithoutStyleElement = (): Plugin =>
  replacing(
    'scroll-lock-without-style-element',
    /\/useScrollLocker$/,
    '@rc-component/portal',
    'src/ui/overlay/use-scroll-lock.ts',
  );

/**
 * Icons of the component library call themselves by the English name of their drawing. Beside a text
 * that is noise, and in another language it is the wrong one: ours are silent unless they are named.
 */
const iconsWithoutEnglishNames = (): Plugin =>
  replacing(
    'icons-without-english-names',
    /\/AntdIconLight$/,
    '@ant-design/icons',
    'src/ui/feedback/silent-icon.tsx',
  );

/**
 * The component library's file of styles has rules for every link of a page. Their colours and outlines are
 * variables that only its own components define, so elsewhere a link would lose its own.
 */
function linkStylesWithinComponents(): Plugin {
  const component = '[class*="css-var-"]';
  return {
    name: 'link-styles-within-components',
    enforce: 'pre',
    transform: {
      filter: { id: /\/antd\/dist\/antd\.css$/ },
      handler: (code) =>
        code.replaceAll(/(?<=^|\})a(?:[:[][\w\]-]+)?(?:,a[:[][\w\]-]+)*(?=\{)/g, (selectors) =>
          selectors.replaceAll(/[^,]+/g, (selector) => `${selector}:where(${component}, ${component} *)`),
        ),
    },
  };
}

/** Lets the browser fetch and compile the chunks of the signed-in app while the first script runs. */
function preloadShell(): Plugin {
  return {
    name: 'preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html,
        tags: Object.values(bundle)
          .filter(({ type, name = '' }) => type === 'chunk' && PRELOADED_CHUNKS.has(name))
          .map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
      }),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    scrollLockWithoutStyleElement(),
    iconsWithoutEnglishNames(),
    linkStylesWithinComponents(),
    react(),
    exactImports(),
    preloadShell(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The policy of the server allows no inline data for scripts; small images stay files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // A start prints what an operator can act on.
      checks: { bundlerTimings: false },
      output: {
        strictExecutionOrder: true,
        codeSplitting: { groups: [...chunkGroups(join(import.meta.dirname, 'src'))] },
      },
      // The component library reaches for one name of a package that would otherwise come as a whole.
      treeshake: {
        moduleSideEffects: [{ test: /\/node_modules\/@rc-component\//, sideEffects: false }],
      },
    },
  },
  server: {
    host: process.env['QM_WEB_HOST'] ?? '127.0.0.1',
    port: Number(process.env['QM_WEB_PORT'] ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/graphql', '/files', '/clearcache.php', '/clearlogincache.php'].map((path) => [
        path,
        { target: api, changeOrigin: true },
      ]),
    ),
  },
});
