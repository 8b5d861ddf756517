import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import '../apps/server/src/platform/stop-request.ts';
import { ensureWebApp } from './web-app-build.ts';

/*
 * `npm start` sets MALLOC_ARENA_MAX: the C library otherwise keeps freed memory once for every thread,
 * which after loading the demo or an import is more than everything else together.
 */

// The types are stripped once, not at every start; threads and child processes go by the environment.
const stripped = join(import.meta.dirname, '../node_modules/.cache/quartermaster');
enableCompileCache(stripped);
process.env['NODE_COMPILE_CACHE'] = stripped;
const webApp = ensureWebApp((sentence) => console.log(sentence));
const { runConsole } = await import('../apps/server/src/run-console.ts');
await runConsole({ webApp });
