import { gameLiveAnswer } from '@quartermaster/contract/http/game';
import type { GameAckBody, GameLiveAnswer } from '@quartermaster/contract/http/game';
import type { GameServerOptions } from '../options.ts';

/** The console cannot be asked right now. Not a fault of the bundle: the server goes on with what it has. */
export class ConsoleUnavailableError extends Error {}

const TIMEOUT_MS = 10_000;

export type ConsoleClient = {
  /** The release to run, or null while the environment has none. */
  getLive(): Promise<GameLiveAnswer | null>;
  /** Compressed bytes of a module file. */
  getFile(hash: string): Promise<Uint8Array>;
  acknowledge(body: GameAckBody): Promise<void>;
};

export function createConsoleClient(
  options: Pick<GameServerOptions, 'consoleUrl' | 'machineToken'>,
): ConsoleClient {
  async function request(path: string, body?: GameAckBody): Promise<Response> {
    try {
      return await fetch(`${options.consoleUrl}/api/v1/game/${path}`, {
        headers: { authorization: `Bearer ${options.machineToken}`, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new ConsoleUnavailableError(`console does not answer (${(error as Error).message})`);
    }
  }

  return {
    async getLive() {
      const response = await request('live');
      if (response.status === 404) return drained(response, null);
      return gameLiveAnswer.parse(await (await expectOk(response)).json());
    },
    async getFile(hash) {
      // Asked for as stored: the bytes are a gzip file, not a compressed transfer.
      const response = await expectOk(await request(`files/${hash}`));
      return new Uint8Array(await response.arrayBuffer());
    },
    async acknowledge(body) {
      const response = await request('ack', body);
      await drained(await expectOk(response), undefined);
    },
  };
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ConsoleUnavailableError(
    `console answered ${response.status} to ${new URL(response.url).pathname}`,
  );
}

async function drained<T>(response: Response, value: T): Promise<T> {
  await response.body?.cancel();
  return value;
}
