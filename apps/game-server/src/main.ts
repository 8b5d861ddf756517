import { createGameServer } from './game-server.ts';
import { OptionsError, readOptions } from './options.ts';

try {
  const server = createGameServer(readOptions(process.env, process.argv.slice(2)));
  const stop = (): void => void server.stop();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await server.start();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE' && !(error instanceof OptionsError)) throw error;
  process.stderr.write(
    `${code === 'EADDRINUSE' ? 'The port is in use. Set PORT to another one.' : message}\n`,
  );
  process.exitCode = 1;
}
