import { Pool } from 'undici';

/** A request as the load repeats it; a function makes each one again. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Told the answer's body. */
  readonly onAnswer?: (body: unknown) => void;
};

export type Target = { readonly origin: string; readonly headers: Readonly<Record<string, string>> };

/** One connection: milliseconds. Sixteen: requests per second. */
export type LoadResult = { readonly p50: number; readonly p99: number; readonly perSecond: number };

const WARM_UP_MILLISECONDS = 600;
/** What V8 compiles last, it compiles after some ten thousand writes; figures of a load are of one that lasts. */
export const WRITES_WARM_UP_MILLISECONDS = 12_000;
/** Long enough for a p99 that is more than the slowest of a hundred. */
const MEASURED_MILLISECONDS = 3_000;
const CONNECTIONS = 16;

/** Repeats a request over one connection, then over sixteen, once the process is warm. Any refusal ends the run. */
export async function measure(
  target: Target,
  next: () => LoadRequest,
  warmUpMilliseconds: number = WARM_UP_MILLISECONDS,
): Promise<LoadResult> {
  await repeat(target, next, CONNECTIONS, warmUpMilliseconds);
  const times = (await repeat(target, next, 1, MEASURED_MILLISECONDS)).toSorted((a, b) => a - b);
  const many = await repeat(target, next, CONNECTIONS, MEASURED_MILLISECONDS);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), perSecond: (many.length * 1000) / MEASURED_MILLISECONDS };
}

async function repeat(
  { origin, headers }: Target,
  next: () => LoadRequest,
  connections: number,
  milliseconds: number,
): Promise<number[]> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const request = next();
      const body = await send(pool, headers, request);
      request.onAnswer?.(body);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await pool.close();
  return times;
}

/** Sends one request and answers its body. */
export async function send(
  pool: Pool,
  headers: Target['headers'],
  { method, path, body, headers: own }: LoadRequest,
): Promise<unknown> {
  const payload =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, ...own, 'content-type': 'application/json' } };
  const answer = await pool.request({ method, path, headers: { ...headers, ...own }, ...payload });
  const text = await answer.body.text();
  if (answer.statusCode >= 300)
    throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Signs in as a browser would. */
export async function signIn(
  origin: string,
  credentials: { readonly username: string; readonly password: string },
): Promise<Target> {
  const pool = new Pool(origin);
  const csrf = { 'x-csrf-token': 'bench', cookie: 'csrf_token=bench' };
  const { accessToken } = (await send(pool, csrf, {
    method: 'POST',
    path: '/api/v1/auth/login',
    body: credentials,
  })) as { accessToken: string };
  await pool.close();
  return { origin, headers: { authorization: `Bearer ${accessToken}`, cookie: csrf.cookie } };
}
