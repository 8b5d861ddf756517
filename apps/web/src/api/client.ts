import { ACCEPTED_WARNINGS_HEADER } from '@quartermaster/contract/http/accepted-warnings';
import type { ErrorBody as ErrorOnWire } from '@quartermaster/contract/errors/error-body';
import { acceptWarnings } from './accept-warnings.ts';
import { ApiError, notReached, type ErrorBody } from './api-error.ts';
import { readAccessToken } from './access-token.ts';
import { apiUrl } from './api-url.ts';
import { answerShape, bodyShape, refusalShape } from './find-shape.ts';
import type { Branch } from './place.ts';
import { requestHeaders } from './request-headers.ts';
import { refreshSession, reportExpired, reportForbidden, reportGivenPassword } from './session.ts';
import { toCamelCase, toSnakeCase, type Camelized } from './wire-names.ts';
import { reportCall } from './written.ts';

const JSON_TYPE = 'application/json';

type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly accept: string;
  readonly contentType?: string;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
  /** A write that may be sent twice happens once for each key. */
  readonly key?: string;
  /** Nothing is written, though it is no GET. */
  readonly isQuestion?: boolean;
  /** A refusal is an answer to show where it was asked for, not the end of the page. */
  readonly mayBeRefused?: boolean;
  /** For calls whose address does not name a place: which environment and version they mean. */
  readonly branch?: Branch | undefined;
  /** The warnings that the person accepted, by their digest. */
  readonly acceptedWarnings?: string;
};

/** A 401 or 403 of these is an answer (wrong password, nothing to refresh), not the end of something. */
const SESSION_PATHS = ['auth/login', 'auth/refresh', 'auth/logout'];

async function fetchOnce(request: Call): Promise<Response> {
  const headers = requestHeaders(request.accept);
  if (request.contentType) headers.set('Content-Type', request.contentType);
  if (request.key) headers.set('Idempotency-Key', request.key);
  if (request.acceptedWarnings) headers.set(ACCEPTED_WARNINGS_HEADER, request.acceptedWarnings);
  if (request.branch) {
    headers.set('X-Environment', request.branch.environment);
    headers.set('X-Version', request.branch.version);
  }
  try {
    const { method, body, signal } = request;
    return await fetch(apiUrl(request.path), { method, headers, body: body ?? null, signal: signal ?? null });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw notReached();
  }
}

async function send(request: Call): Promise<Response> {
  const token = readAccessToken();
  const response = await fetchOnce(request);
  if (response.status !== 401 || SESSION_PATHS.includes(request.path)) return response;
  if (await refreshSession(token)) return fetchOnce(request);
  return response;
}

async function readError(response: Response): Promise<ErrorBody> {
  try {
    return toCamelCase((await response.clone().json()) as Partial<ErrorOnWire>, refusalShape);
  } catch {
    return {};
  }
}

async function call(request: Call): Promise<Response> {
  const response = await send(request);
  if (response.ok) {
    if (request.isQuestion !== true) reportCall(request.method, request.path);
    return response;
  }
  const error = new ApiError(response.status, await readError(response), response);
  const acceptedWarnings = await acceptWarnings(error);
  if (acceptedWarnings !== null) return call({ ...request, acceptedWarnings });
  const isSessionCall = SESSION_PATHS.includes(request.path);
  if (error.status === 401 && !isSessionCall) reportExpired();
  if (error.body.code === 'password_change_required') reportGivenPassword();
  else if (error.status === 403 && !isSessionCall && !request.mayBeRefused) reportForbidden(error.message);
  throw error;
}

async function callJson<T>(request: Call): Promise<Camelized<T>> {
  const response = await call(request);
  if (response.status === 204) return undefined as Camelized<T>;
  return toCamelCase((await response.json()) as T, answerShape(request.method, request.path));
}

function withBody(method: Call['method'], path: string, payload: unknown): Call {
  if (payload === undefined) return { method, path, accept: JSON_TYPE };
  return {
    method,
    path,
    accept: JSON_TYPE,
    contentType: JSON_TYPE,
    body: JSON.stringify(toSnakeCase(payload, bodyShape(method, path))),
  };
}

/** Reads a JSON resource. `T` is its type on the wire; the names of the answer that are ours are camelCase. */
export function getJson<T>(path: string, signal?: AbortSignal, branch?: Branch): Promise<Camelized<T>> {
  return callJson<T>({ method: 'GET', path, accept: JSON_TYPE, branch, ...(signal ? { signal } : {}) });
}

/** Names of the payload become snake_case, except what the schema of the call leaves to people. */
export function postJson<T>(path: string, payload?: unknown): Promise<Camelized<T>> {
  return callJson<T>(withBody('POST', path, payload));
}

/** A question that is too long for an address: it changes nothing. */
export function postQuestion<T>(path: string, payload: unknown): Promise<Camelized<T>> {
  return callJson<T>({ ...withBody('POST', path, payload), isQuestion: true });
}

/** A write whose refusal is shown beside what was typed; with a key it happens once, however often it is sent. */
export function postAsking<T>(
  path: string,
  payload: unknown,
  key?: string,
  branch?: Branch,
): Promise<Camelized<T>> {
  const request = { ...withBody('POST', path, payload), mayBeRefused: true, branch };
  return callJson<T>(key === undefined ? request : { ...request, key });
}

export function patchJson<T>(path: string, payload: unknown): Promise<Camelized<T>> {
  return callJson<T>(withBody('PATCH', path, payload));
}

export function putJson<T>(path: string, payload: unknown): Promise<Camelized<T>> {
  return callJson<T>(withBody('PUT', path, payload));
}

export function deleteJson<T>(path: string): Promise<Camelized<T>> {
  return callJson<T>(withBody('DELETE', path, undefined));
}

/** Files and pages of any type (exports, reports): the raw response, to be saved or streamed, refused ones too. */
export function getAny(path: string, signal?: AbortSignal, branch?: Branch): Promise<Response> {
  return call({
    method: 'GET',
    path,
    accept: '*/*',
    contentType: 'text/html',
    branch,
    ...(signal ? { signal } : {}),
  });
}

/** Tells the server something in the background: sent even while the page is left, a failure is ignored. */
export function postQuietly(path: string, payload: unknown): void {
  const headers = requestHeaders(JSON_TYPE);
  headers.set('Content-Type', JSON_TYPE);
  const body = JSON.stringify(toSnakeCase(payload, bodyShape('POST', path)));
  fetch(apiUrl(path), { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Multipart upload; the browser sets the boundary. */
export function postForm<T>(path: string, form: FormData): Promise<Camelized<T>> {
  return callJson<T>({ method: 'POST', path, accept: JSON_TYPE, body: form });
}

type GraphqlOptions = {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly branch?: Branch | null;
};

/** One GraphQL operation; answers keep the schema's own names. */
export async function graphql<T>(query: string, { variables = {}, branch }: GraphqlOptions = {}): Promise<T> {
  const body = JSON.stringify({ query, variables });
  const response = await call({
    method: 'POST',
    path: '/graphql',
    accept: JSON_TYPE,
    contentType: JSON_TYPE,
    body,
    branch: branch ?? undefined,
  });
  const answer = (await response.json()) as { data?: T; errors?: readonly { message: string }[] };
  if (!answer.data) throw new ApiError(400, { message: answer.errors?.[0]?.message ?? 'GraphQL' });
  return answer.data;
}
