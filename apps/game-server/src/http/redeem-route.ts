import { redeemBody } from '@quartermaster/contract/http/redemption-codes';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@quartermaster/domain/core/language';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ConsoleUnavailableError, type ConsoleClient } from '../config/console-client.ts';
import { consoleAway, GameError } from './game-error.ts';

const query = z.object({ lang: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE) });

/** A player types a code. Who has redeemed what is the console's to know: it decides and sends the mail. */
export function registerRedeemRoute(app: FastifyInstance, client: Pick<ConsoleClient, 'redeem'>): void {
  app.post('/redeem', async (request) => {
    const { lang } = query.parse(request.query);
    const outcome = await client.redeem(redeemBody.parse(request.body), lang).catch((problem: unknown) => {
      throw problem instanceof ConsoleUnavailableError ? consoleAway(lang) : problem;
    });
    if (outcome.kind === 'redeemed') return outcome.answer;
    throw new GameError(outcome.status, outcome.error.code, outcome.error.message);
  });
}
