import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_CLOCK_DIFFERENCE_SECONDS } from '@quartermaster/contract/http/server-info';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { inLane, keepLane } from '../db/lanes.ts';
import type { LivenessSession } from '../db/liveness-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { FirstLoad } from '../platform/first-load.ts';
import { authenticate, bearerToken, isAllowed, type Authenticator, type Caller } from './authenticate.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { checkCsrf } from './csrf.ts';
import { NOT_A_PAGE } from './errors.ts';
import { createOnce, idempotencyKeyOf, type Once, type StoredAnswer } from './idempotency.ts';
import { parseFields, parseInput } from './parse-input.ts';
import { readUpload, refuseMalformed, type Form } from './read-upload.ts';
import { readerLanguage } from './reader-language.ts';
import { isRawBody, isReply, type Reply } from './reply.ts';
import type { Account, RequestContext, Route, UploadLimits } from './route.ts';

/** Where the API answers. */
export const API_BASE = '/api/v1';

type RouteDependencies = {
  readonly database: Database;
  readonly livenessSession: LivenessSession;
  readonly clock: Clock;
  readonly firstLoad: FirstLoad;
  readonly authenticator: Authenticator;
  /** Told about every refused attempt of a signed-in person. */
  readonly onRefused: (account: Account, context: RequestContext, route: Route) => Promise<void>;
  readonly checkAnswer?: AnswerCheck;
};

type AnswerDependencies = RouteDependencies & { readonly once: Once };

/** Throws when an answer is not what its route declared: for tests. */
export type AnswerCheck = (route: Route, body: unknown) => void;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Makes declared routes answer. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: RouteDependencies,
): void {
  if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller');
  const answering = { ...deps, once: createOnce(deps) };
  app.addHook('onClose', () => answering.once.allKept());
  for (const route of routes) {
    registerRoute(app, route, `${API_BASE}${route.path}`, answering);
    if (route.alias !== undefined) registerRoute(app, route, route.alias, answering);
  }
}

function registerRoute(app: FastifyInstance, route: Route, url: string, deps: AnswerDependencies): void {
  const { rateLimit } = route;
  app.route({
    method: route.method,
    url,
    ...(rateLimit && { config: { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.seconds * 1000 } } }),
    // Before the body is read: callers who are not signed in cannot make the server parse anything.
    onRequest: async (request) => {
      if (route.csrf) checkCsrf(request);
      request.caller = await inLane('essential', () =>
        authenticate(route.access, request, deps.authenticator),
      );
      await refuseOtherRoles(route, request, deps);
      refuseWhileLoading(route, deps.firstLoad);
    },
    handler: async (request, reply) => send(reply, await answerOf(route, request, deps)),
  });
}

async function refuseOtherRoles(
  route: Route,
  request: FastifyRequest,
  deps: RouteDependencies,
): Promise<void> {
  const { account } = request.caller;
  if (account?.mustChangePassword === true && route.withGivenPassword !== true)
    throw new AppError('password_change_required');
  if (isAllowed(route.access, account)) return;
  if (account !== null) await deps.onRefused(account, contextOf(request, deps.clock), route);
  throw new AppError('forbidden');
}

/** What a colleague saved among the first content would make its loader skip or replace records. */
function refuseWhileLoading({ method, lane, whileLoading }: Route, firstLoad: FirstLoad): void {
  if (firstLoad.progress() === null || method === 'GET' || lane === 'essential' || whileLoading) return;
  throw new AppError('still_loading');
}

function contextOf(request: FastifyRequest, clock: Clock): RequestContext {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    language: readerLanguage(request.headers),
    now: clock.now(),
    cookie: (name) => readCookie(request, name) ?? null,
    headers: request.headers,
    token: bearerToken(request.headers.authorization),
  };
}

async function answerOf(
  route: Route,
  request: FastifyRequest,
  deps: AnswerDependencies,
): Promise<Reply<unknown>> {
  const sent = route.upload === null ? null : sentForm(route.upload, request, deps);
  const run = () => runHandler(route, request, deps, sent);
  const key = idempotencyKeyOf(request);
  const { account } = request.caller;
  if (key === null || account === null || route.repetition === 'runs_again') return run();
  let first: Reply<unknown> | null = null;
  const runAndKeep = async (): Promise<StoredAnswer> => {
    first = await run();
    return { status: first.status ?? 200, body: isRawBody(first.body) ? null : first.body };
  };
  const isSecret = route.repetition === 'refused';
  const asked = { accountId: account.id, key, request, uploaded: sent?.digest ?? null, isSecret };
  const stored = await deps.once.run(asked, runAndKeep);
  return first ?? (stored as Reply<unknown>);
}

async function runHandler(
  route: Route,
  request: FastifyRequest,
  deps: RouteDependencies,
  sent: SentForm | null,
): Promise<Reply<unknown>> {
  const input = parseInput(route, request);
  const upload = (await sent?.read()) ?? null;
  const body = upload === null ? input.body : parseFields(route, upload);
  const context = contextOf(request, deps.clock);
  const handled = await inLane(route.lane ?? 'people', async () => {
    const result = await route.handle({
      ...input,
      body,
      ...request.caller,
      upload,
      request: context,
    } as never);
    if (isReply(result) && result.body instanceof Readable) keepLane(result.body);
    return result;
  }).catch(refuseMalformed);
  const status = route.status ?? 200;
  const answer = (isReply(handled) ? { status, ...handled } : { status, body: handled }) as Reply<unknown>;
  if (answer.status !== 304) deps.checkAnswer?.(route, answer.body);
  return answer;
}

/** An uploaded form as it comes in: read once, by the first caller. */
type SentForm = {
  readonly read: () => Promise<Form>;
  /** The digest of the whole form: reads what was not read yet. */
  readonly digest: () => Promise<Buffer>;
};

function sentForm(limits: UploadLimits, request: FastifyRequest, deps: RouteDependencies): SentForm {
  const digest = createHash('sha256');
  let upload: Promise<Form> | null = null;
  const read = () => (upload ??= acceptUpload(limits, request, deps, digest));
  const readAll = async (): Promise<Buffer> => {
    const { stream } = await read();
    if (!stream.readableEnded) await drain(stream).catch(refuseMalformed);
    return digest.digest();
  };
  return { read, digest: readAll };
}

async function drain(stream: Readable): Promise<void> {
  for await (const _chunk of stream);
}

/** A caller whose clock is far off would upload things into the wrong time. */
async function acceptUpload(
  limits: UploadLimits,
  request: FastifyRequest,
  { clock }: RouteDependencies,
  digest: Hash,
): Promise<Form> {
  const theirs = Number(request.headers['clienttime'] ?? Number.NaN);
  const difference = Math.abs(theirs - clock.now().getTime() / 1000);
  if (difference > MAX_CLOCK_DIFFERENCE_SECONDS) throw new AppError('uploads_off');
  return readUpload(request, limits, digest);
}

function send(
  reply: FastifyReply,
  { status = 200, headers = {}, cookies = [], body }: Reply<unknown>,
): FastifyReply {
  reply.code(status).headers({ ...NOT_A_PAGE, 'cache-control': 'no-store', ...headers });
  for (const { name, value, maxAgeSeconds: maxAge, ...options } of cookies)
    sendCookie(reply, name, value, { ...options, maxAge });
  if (body instanceof Uint8Array)
    return reply.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  if (status === 304) return reply.send();
  if (body !== null && isRawBody(body)) return reply.send(body);
  // As bytes: Node would pass over a text once to measure it and once more to encode it.
  return reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(body ?? null)));
}
