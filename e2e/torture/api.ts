/** A response that is not a success; the connection may also have broken. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  /** Nothing happened. A refused look tells nothing about the write that it asks after. */
  readonly isRefusedWrite: boolean;

  constructor(status: number, code: string, message: string, isWrite = true) {
    super(`${status} ${code}: ${message}`);
    this.name = 'Refused';
    this.status = status;
    this.code = code;
    this.isRefusedWrite = isWrite && status < 500;
  }
}

export type Api = {
  readonly get: <T>(path: string) => Promise<T>;
  /** With a `key` it happens once, however often it is sent. */
  readonly send: <T>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    key?: string,
  ) => Promise<T>;
  readonly upload: <T>(path: string, fileName: string, text: string) => Promise<T>;
};

/** Signs in and sends that person's calls. */
export async function signIn(url: string, username: string, password: string): Promise<Api> {
  const csrf = 'torture-torture-torture-torture!';
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie: `csrf_token=${csrf}` },
    body: JSON.stringify({ username, password }),
  });
  const { accessToken } = await read<{ accessToken: string }>(answer);
  return speakFor(url, accessToken);
}

/** Calls with this token: that of a signed-in person or of a game server. */
export function speakFor(url: string, token: string): Api {
  const call = (method: string, path: string, body?: string | FormData, key?: string): Promise<Response> => {
    const headers = new Headers({ authorization: `Bearer ${token}` });
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    if (key !== undefined) headers.set('idempotency-key', key);
    return fetch(`${url}/api/v1/${path}`, { method, headers, body: body ?? null });
  };
  return {
    get: async (path) => read(await call('GET', path), false),
    send: async (method, path, body, key) =>
      read(await call(method, path, body === undefined ? undefined : JSON.stringify(body), key)),
    async upload(path, fileName, text) {
      const form = new FormData();
      form.append('file', new File([text], fileName));
      return read(await call('POST', path, form));
    },
  };
}

async function read<T>(answer: Response, isWrite = true): Promise<T> {
  const body = (await answer.json()) as unknown;
  if (answer.ok) return body as T;
  const { code, message } = body as { code?: string; message?: string };
  throw new Refused(answer.status, code ?? '', message ?? '', isWrite);
}
