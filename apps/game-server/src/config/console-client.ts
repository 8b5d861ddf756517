import { gameLiveAnswer, type GameAckBody, type GameLiveAnswer } from '@quartermaster/contract/http/game';
import { errorBody, type ErrorBody } from '@quartermaster/contract/errors/error-body';
import {
  redeemAnswer,
  type RedeemAnswer,
  type RedeemBody,
} from '@quartermaster/contract/http/redemption-codes';
import type { Language } from '@quartermaster/domain/core/language';
import type { GameServerOptions } from '../options.ts';

/** The console cannot be asked right now. Not a fault of the bundle: the server goes on with what it has. */
export class ConsoleUnavailableError extends Error {}

const TIMEOUT_MS = 10_000;

/** The console's answer to a player's code: what was given, or why not, in the player's language. */
type RedeemOutcome =
  | { readonly kind: 'redeemed'; readonly answer: RedeemAnswer }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: Pick<ErrorBody, 'code' | 'message'>;
    };

export type ConsoleClient = {
  /** The release to run, or null while the environment has none. */
  getLive(): Promise<GameLiveAnswer | null>;
  /** Compressed bytes of a module file. */
  getFile(hash: string): Promise<Uint8Array>;
  acknowledge(body: GameAckBody): Promise<void>;
  /** Redeems a code for a player. */
  redeem(body: RedeemBody, language: Language): Promise<RedeemOutcome>;
  /** Aborts open requests and sends no further ones. */
  close(): void;
};

export function createConsoleClient(
  options: Pick<GameServerOptions, 'consoleUrl' | 'machineToken'>,
): ConsoleClient {
  const closing = new AbortController();

  async function request(path: string, body?: object, language?: Language): Promise<Response> {
    try {
      return await fetch(`${options.consoleUrl}/api/v1/game/${path}`, {
        headers: {
          authorization: `Bearer ${options.machineToken}`,
          'content-type': 'application/json',
          ...(language !== undefined && { 'x-language': language }),
        },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (error) {
      throw new ConsoleUnavailableError(`console does not answer (${(error as Error).message})`);
    }
  }

  return {
    close: () => closing.abort(),
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
    async redeem(body, language) {
      const response = await request('redemptions', body, language);
      // Faults of the console, and of this server's token, are not told to the player.
      const isRefusal = response.status >= 402 && response.status < 500;
      if (!isRefusal) {
        const answer = redeemAnswer.parse(await (await expectOk(response)).json());
        return { kind: 'redeemed', answer };
      }
      const { code, message } = errorBody.parse(await response.json());
      return { kind: 'refused', status: response.status, error: { code, message } };
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
