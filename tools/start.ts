import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import type * as ConsoleProgram from '../apps/server/src/run-console.ts';
import { settledExit } from '../apps/server/src/platform/settled-exit.ts';
import { stopRequest } from '../apps/server/src/platform/stop-request.ts';
import { ensureServer } from './server-build.ts';
import { ensureWebApp } from './web-app-build.ts';

/*
 * `npm start` sets MALLOC_ARENA_MAX: the C library otherwise keeps freed memory once for every thread,
 * which after loading the demo or an import is more than everything else together. It sets NODE_COMPILE_CACHE,
 * too: this file and what it imports are read before any line of it could.
 */

// Scripts are compiled once, not at every start; threads and child processes go by the environment.
const compiled = join(import.meta.dirname, '../node_modules/.cache/quartermaster');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;
// Stacks name the sources, not the build.
process.setSourceMapsEnabled(true);

const tell = (sentence: string): void => console.log(sentence);

try {
  // The longer build first: the server is needed for the steps meanwhile.
  const webApp = ensureWebApp(tell);
  // Awaited last, and its failure reported then.
  webApp.catch(() => undefined);
  const program = await ensureServer(tell);
  const { runConsole } = (await import(program)) as typeof ConsoleProgram;
  await runConsole({ webApp });
} catch (problem) {
  // Ctrl-C ends a build, too.
  if (!(problem instanceof PlainError)) throw problem;
  if (!stopRequest.aborted) process.stderr.write(`${problem.message}\n`);
  // The other build ends, too.
  await settledExit(1);
}
