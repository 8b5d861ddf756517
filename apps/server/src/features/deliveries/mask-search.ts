import type { SearchedBy } from '@quartermaster/contract/http/player-search';
import { may } from '@quartermaster/domain/permissions/actions';
import type { Account } from '../../http/route.ts';
import { maskMatch, maskUnknown } from '../players/index.ts';

type Wish = { readonly kind: string; readonly q?: string | undefined; readonly by?: SearchedBy | undefined };

/**
 * Whom a delivery is for, as it is told to somebody: what a colleague searched for may be a player's
 * e-mail address or device.
 */
export function maskSearch<W extends Wish>({ role }: Account, wish: W): W {
  const { q, by = 'any' } = wish;
  if (q === undefined || may(role, 'players.read_personal')) return wish;
  return { ...wish, q: by === 'any' ? maskUnknown(q) : maskMatch({ by, text: q }).text };
}

/** The same of a whole delivery. */
export function shownTo<D extends { readonly asked: Wish }>(account: Account, delivery: D): D {
  return { ...delivery, asked: maskSearch(account, delivery.asked) };
}
