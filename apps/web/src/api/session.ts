import { notReached } from './api-error.ts';
import { dropAccessToken, readAccessToken, saveAccessToken } from './access-token.ts';
import { apiUrl } from './api-url.ts';
import { requestHeaders } from './request-headers.ts';

const LOCK = 'quartermaster-refresh';

/** Why a session ended, where it is more than its time: the code of the refusal. */
type EndCode = 'session_reused' | 'session_idle';

const END_CODES: ReadonlySet<string> = new Set<EndCode>(['session_reused', 'session_idle']);

const isEndCode = (code: unknown): code is EndCode => typeof code === 'string' && END_CODES.has(code);

type SessionEvents = {
  readonly onExpired: (why: EndCode | null) => void;
  readonly onForbidden: (message: string) => void;
  /** Nothing is open before a password of one's own is set. */
  readonly onGivenPassword: () => void;
};

let lastEnd: EndCode | null = null;

let events: SessionEvents = {
  onExpired: () => undefined,
  onForbidden: () => undefined,
  onGivenPassword: () => undefined,
};

/** The router decides where an ended session or a refusal leads; the client only reports it. */
export function listenToSession(next: SessionEvents): void {
  events = next;
}

export function reportForbidden(message: string): void {
  events.onForbidden(message);
}

export function reportGivenPassword(): void {
  events.onGivenPassword();
}

export function reportExpired(): void {
  dropAccessToken();
  events.onExpired(lastEnd);
  lastEnd = null;
}

/**
 * Whether there is a new token; throws when that cannot be known because the server or its database
 * is away, since an outage must not sign users out. Two tabs may get a 401 at once: one refreshes, the
 * other then finds a token that is not the refused one.
 */
export async function refreshSession(refusedToken: string | null): Promise<boolean> {
  const refresh = async (): Promise<boolean> => {
    const current = readAccessToken();
    if (current && current !== refusedToken) return true;
    return askForToken();
  };
  // Web Locks exist only on secure origins; the server's grace window covers the rest.
  return navigator.locks ? navigator.locks.request(LOCK, refresh) : refresh();
}

async function askForToken(): Promise<boolean> {
  const response = await fetch(apiUrl('auth/refresh'), {
    method: 'POST',
    headers: requestHeaders('application/json'),
  }).catch(() => null);
  if (response === null || response.status >= 500) throw notReached(response?.status);
  if (!response.ok) {
    const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
    lastEnd = isEndCode(code) ? code : null;
    return false;
  }
  const body = (await response.json()) as { accessToken?: string };
  if (!body.accessToken) return false;
  saveAccessToken(body.accessToken);
  return true;
}
