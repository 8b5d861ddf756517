import type { JsonObject } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { avgSetting } from '@quartermaster/domain/modules/lobby-story/avg-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import type { DrawResult } from '@quartermaster/domain/simulation/draw-gachapon';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findRecord, type Configuration } from '../config/configuration.ts';
import type { Updater } from '../config/updater.ts';
import type { AnswerCache } from '../play/answer-cache.ts';
import { drawForPlayer, listGachapons, whyClosed } from '../play/gachapons.ts';
import { localize, type FindText } from '../play/localize.ts';
import { nameSpeakers } from '../play/name-speakers.ts';
import type { PlayerStore } from '../play/player-store.ts';
import { isActive, resolveGachapon } from '../play/resolved-gachapon.ts';
import type { ConsoleClient } from '../config/console-client.ts';
import { GameError, noRelease, notFound, notOpen, unknownItem } from './game-error.ts';
import { registerOddsRoutes } from './odds-routes.ts';
import { registerRedeemRoute } from './redeem-route.ts';

type RouteDependencies = {
  readonly updater: Updater;
  readonly cache: AnswerCache;
  readonly players: PlayerStore;
  readonly client: Pick<ConsoleClient, 'redeem'>;
  readonly isConnected: () => boolean;
  readonly now: () => Date;
};

const MAX_DRAWS = 100;
const recordQuery = z.object({ lang: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE) });
const recordParams = z.object({ id: z.string().max(200) });
const drawBody = z.object({
  count: z.number().int().min(1).max(MAX_DRAWS).default(1),
  player: z.string().min(1).max(64),
});

/** What players' devices and the operators of this server may ask. */
export function registerRoutes(app: FastifyInstance, deps: RouteDependencies): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GameError)
      return reply.status(error.status).send({ code: error.code, message: error.message });
    if (error instanceof z.ZodError)
      return reply.status(422).send({ code: 'invalid', message: z.prettifyError(error) });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply.status(status).send({
      code: status < 500 ? 'invalid' : 'unexpected',
      message: status < 500 ? (error as Error).message : 'Unexpected error',
    });
  });
  app.get('/healthz', () => ({
    status: 'ok',
    has_configuration: deps.updater.current() !== null,
    is_connected: deps.isConnected(),
  }));
  app.get('/config', () => presentConfiguration(running(deps), deps.updater.problem()));
  app.get('/items/:id', (request) => readRecord(deps, request, itemSetting.key, 'item'));
  app.get('/pets/:id', (request) => readRecord(deps, request, petSetting.key, 'pet'));
  app.get('/stories/:id', (request) => readRecord(deps, request, avgSetting.key, 'story', nameSpeakers));
  registerGachapons(app, deps);
  registerOddsRoutes(app, { configuration: () => running(deps), now: deps.now });
  registerRedeemRoute(app, deps.client);
}

function registerGachapons(app: FastifyInstance, deps: RouteDependencies): void {
  app.get('/gachapons', (request) => {
    const configuration = running(deps);
    const { lang } = recordQuery.parse(request.query);
    return listGachapons(configuration).map((gachapon) => ({
      gachapon_id: gachapon['gachapon_id'] ?? null,
      name: localize(gachapon, lang, textsOf(configuration))['name'] ?? null,
      is_open: whyClosed(configuration, gachapon, deps.now()) === null,
    }));
  });

  app.post('/gachapons/:id/draw', (request) => {
    const configuration = running(deps);
    const { id } = recordParams.parse(request.params);
    const { lang } = recordQuery.parse(request.query);
    const { count, player } = drawBody.parse(request.body);
    const gachapon = resolveGachapon(configuration, id);
    if (gachapon === undefined) throw notFound('gachapon', id);
    const closed = whyClosed(configuration, gachapon.record, deps.now());
    if (closed === 'not_open') throw notOpen(lang);
    if (closed !== null) throw new GameError(409, closed, `Gachapon ${id} cannot be drawn from now.`);
    const results = drawForPlayer(gachapon, { player, count, players: deps.players });
    if (results.length === 0) throw new GameError(409, 'draw_limit', `No draws are left on gachapon ${id}.`);
    return {
      release: configuration.release.number,
      results: results.map((result) => presentDraw(configuration, result, lang)),
    };
  });
}

function running({ updater }: RouteDependencies): Configuration {
  const configuration = updater.current();
  if (configuration === null) throw noRelease();
  return configuration;
}

/** The texts that records name by key are in the same configuration: a changed text changes wherever it is named. */
function textsOf(configuration: Configuration): FindText {
  return (key) => findRecord(configuration, localization.key, key);
}

function presentConfiguration(configuration: Configuration, problem: string | null) {
  return {
    release: configuration.release.number,
    version: configuration.release.version,
    content_hash: configuration.contentHash,
    patch_hash: configuration.patchHash,
    load_ms: configuration.loadMs,
    problem,
  };
}

/** `prepare`: what is done to the record before its texts are told in one language. */
function readRecord(
  deps: RouteDependencies,
  request: FastifyRequest,
  module: string,
  what: string,
  prepare: typeof nameSpeakers = (record) => record,
): JsonObject {
  const configuration = running(deps);
  const { id } = recordParams.parse(request.params);
  const { lang } = recordQuery.parse(request.query);
  const record = findRecord(configuration, module, id);
  if (record === undefined || !isActive(record))
    throw what === 'item' ? unknownItem(id, lang) : notFound(what, id);
  return deps.cache.getOrMake(`${module}/${id}/${lang}`, () =>
    localize(
      prepare(record, (key, recordId) => findRecord(configuration, key, recordId)),
      lang,
      textsOf(configuration),
    ),
  );
}

function presentDraw(configuration: Configuration, result: DrawResult, lang: Language) {
  const drawn =
    result.petId === null
      ? findRecord(configuration, godSetting.key, String(result.petGodId))
      : findRecord(configuration, petSetting.key, String(result.petId));
  return {
    draw: result.draw,
    group_no: result.groupNo,
    rarity: result.rarity,
    pet_id: result.petId,
    pet_god_id: result.petGodId,
    name: drawn === undefined ? null : (localize(drawn, lang, textsOf(configuration))['name'] ?? null),
    amount: result.amount,
    is_featured: result.isFeatured,
    cause: result.cause.kind,
    step: result.step,
  };
}
