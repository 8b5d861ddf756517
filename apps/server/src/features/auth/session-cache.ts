import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { findByAccess, SESSION_CHANGED, type FoundSession } from './sessions.repo.ts';
import { hashToken } from './tokens.ts';

/** Saves a query per request. Ended sessions are told by NOTIFY; the age limit covers a lost connection. */
const MAX_AGE_MILLISECONDS = 30_000;
const MAX_ENTRIES = 5_000;

export type SessionCache = {
  readonly find: (accessToken: string) => Promise<Account | null>;
  /** Called after a session ended or its tokens rotated here; other processes hear it. */
  readonly forget: (sessionId: string) => void;
  readonly close: () => void;
};

type Entry = FoundSession & { readonly readAt: number };

export function createSessionCache(database: Database, clock: Clock): SessionCache {
  // Keyed by the token itself: an attacker who can read this process's memory reads request tokens anyway.
  const entries = new Map<string, Entry>();
  // What was read before a change must not be kept after it.
  let generation = 0;

  const forget = (sessionId: string): void => {
    generation += 1;
    for (const [token, { account }] of entries) {
      if (sessionId === '*' || account.sessionId === sessionId) entries.delete(token);
    }
  };
  const close = database.listen(SESSION_CHANGED, forget, () => forget('*'));

  async function read(accessToken: string, now: Date): Promise<Account | null> {
    const startedIn = generation;
    const found = await findByAccess(database, hashToken(accessToken), now);
    if (found === null) return null;
    if (entries.size >= MAX_ENTRIES) entries.clear();
    if (startedIn === generation) entries.set(accessToken, { ...found, readAt: now.getTime() });
    return found.account;
  }

  async function find(accessToken: string): Promise<Account | null> {
    const now = clock.now();
    const entry = entries.get(accessToken);
    const isFresh = entry !== undefined && now.getTime() - entry.readAt < MAX_AGE_MILLISECONDS;
    if (!isFresh) {
      entries.delete(accessToken);
      return read(accessToken, now);
    }
    return entry.accessExpiresAt > now ? entry.account : null;
  }

  return { find, forget, close };
}
