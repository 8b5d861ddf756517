import { createHash } from 'node:crypto';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Configuration } from '../config/configuration.ts';
import { recordName, oddsDocument, type OddsDocument } from '../odds/odds-document.ts';
import { oddsIndexPage, oddsPage, type OddsLink } from '../odds/odds-page.ts';
import { ODDS_STYLE } from '../odds/odds-style.ts';
import { listGachapons, whyClosed } from '../play/gachapons.ts';
import { isActive, resolveGachapon } from '../play/resolved-gachapon.ts';
import { notFound } from './game-error.ts';

type OddsDependencies = { readonly configuration: () => Configuration; readonly now: () => Date };

const query = z.object({ lang: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE) });
const params = z.object({ id: z.string().max(20) });

const STYLE_HASH = createHash('sha256').update(ODDS_STYLE).digest('base64');

/** The page runs nothing, loads nothing and is shown in no frame. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** The public pages with the odds of the live gachapons. */
export function registerOddsRoutes(app: FastifyInstance, deps: OddsDependencies): void {
  app.get('/odds', (request, reply) => {
    const { lang } = query.parse(request.query);
    return send(request, reply, PAGE_HEADERS, oddsIndexPage(openGachapons(deps, lang), lang));
  });
  app.get('/odds.json', (request, reply) => {
    const { lang } = query.parse(request.query);
    return send(request, reply, JSON_HEADERS, JSON.stringify(openGachapons(deps, lang)));
  });
  app.get('/odds/:id.json', (request, reply) => {
    const { document } = readDocument(deps, request);
    return send(request, reply, JSON_HEADERS, JSON.stringify(document));
  });
  app.get('/odds/:id.html', (request, reply) => {
    const { document, configuration } = readDocument(deps, request);
    const { language } = document;
    const names = new Map(linksOf(configuration, language).map((link) => [link.gachapon_id, link.name]));
    return send(request, reply, PAGE_HEADERS, oddsPage(document, names));
  });
}

function openGachapons({ configuration, now }: OddsDependencies, language: Language): OddsLink[] {
  const running = configuration();
  return linksOf(running, language, (gachapon) => whyClosed(running, gachapon, now()) === null);
}

function linksOf(
  configuration: Configuration,
  language: Language,
  isWanted: (gachapon: ReturnType<typeof listGachapons>[number]) => boolean = () => true,
): OddsLink[] {
  return listGachapons(configuration)
    .filter(isWanted)
    .map((gachapon) => ({
      gachapon_id: Number(gachapon['gachapon_id']),
      name: recordName({ configuration, language }, gachapon),
    }));
}

function readDocument(
  deps: OddsDependencies,
  request: FastifyRequest,
): { readonly document: OddsDocument; readonly configuration: Configuration } {
  const configuration = deps.configuration();
  const { id } = params.parse(request.params);
  const { lang } = query.parse(request.query);
  const gachapon = resolveGachapon(configuration, id);
  if (gachapon === undefined || !isActive(gachapon.record)) throw notFound('gachapon', id);
  const isOpen = whyClosed(configuration, gachapon.record, deps.now()) === null;
  return { document: oddsDocument(gachapon, lang, isOpen), configuration };
}

/** A copy may be kept, but is asked about before it is shown: odds change with a release. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  body: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const kept = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  reply.headers({
    ...headers,
    etag,
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  });
  return kept.includes(etag) ? reply.status(304).send() : reply.send(body);
}
