import { join } from 'node:path';
import { ensureBuild, runBuilder, type Build } from './ensure-build.ts';
import { keepAssets } from './keep-assets.ts';

const WEB_APP: Build = {
  name: 'the web app',
  folder: 'apps/web/dist',
  sources: [
    'apps/web/src',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/chunks.ts',
    'apps/web/exact-imports.ts',
    'packages/domain/src',
    'packages/contract/src',
    'package-lock.json',
  ],
  async buildInto(draft) {
    await runBuilder(
      WEB_APP.name,
      'node_modules/vite/bin/vite.js',
      ['build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir'],
      // A test runner's NODE_ENV would build the libraries' test variants.
      { cwd: 'apps/web', env: { NODE_ENV: 'production' } },
    );
    await runBuilder(WEB_APP.name, 'tools/compress-files.ts', [draft]);
  },
  takeAlong: (folder, draft) => keepAssets(join(folder, 'assets'), join(draft, 'assets')),
};

/** Builds the web app when it is missing or older than its sources. */
export const ensureWebApp = (tell: (sentence: string) => void): Promise<void> => ensureBuild(WEB_APP, tell);
