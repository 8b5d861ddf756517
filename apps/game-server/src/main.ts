import { createGameServer } from './game-server.ts';
import { OptionsError, readOptions, type GameServerOptions } from './options.ts';
import { settledExit } from './settled-exit.ts';

let options: GameServerOptions | null = null;

try {
  options = readOptions(process.env, process.argv.slice(2));
  const server = createGameServer(options);
  const stop = (): void => void server.stop().then(() => settledExit(0), fail);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await server.start();
} catch (problem) {
  await fail(problem);
}

async function fail(problem: unknown): Promise<never> {
  const stack = problem instanceof Error ? problem.stack : String(problem);
  process.stderr.write(`${explain(problem) ?? stack}\n`);
  return settledExit(1);
}

/** One sentence for what the person at the terminal can do something about. */
function explain(problem: unknown): string | null {
  const { code = '', message, path = message } = problem as NodeJS.ErrnoException;
  if (problem instanceof OptionsError) return message;
  if (code.startsWith('ERR_PARSE_ARGS')) return `The command was not understood: ${message}.`;
  if (code === 'EADDRINUSE')
    return `Port ${options?.port} of ${options?.host} is already in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return `Nothing can be written to ${path}: set DATA_DIR to a folder that this user may write to.`;
  if (code === 'ENOSPC') return `The disk is full: make room for ${path}, or set DATA_DIR to another disk.`;
  return null;
}
