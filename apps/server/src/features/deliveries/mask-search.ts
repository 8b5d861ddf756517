import { AppError } from '@quartermaster/contract/errors/app-error';
import { PERSONAL_SEARCHES } from '@quartermaster/contract/http/choices';
import type { SearchedBy } from '@quartermaster/contract/http/player-search';
import { may } from '@quartermaster/domain/permissions/actions';
import type { Account } from '../../http/route.ts';
import { maskMatch, maskUnknown } from '../players/index.ts';

type Wish = { readonly kind: string; readonly q?: string | undefined; readonly by?: SearchedBy | undefined };

type Reader = Pick<Account, 'role'>;

/**
 * Whom a delivery is for, as it is told to somebody: what a colleague searched for may be a player's
 * e-mail address or device.
 */
export function maskSearch<W extends Wish>({ role }: Reader, wish: W): W {
  const { q, by = 'any' } = wish;
  if (q === undefined || may(role, 'players.read_personal')) return wish;
  return { ...wish, q: by === 'any' ? maskUnknown(q) : maskMatch({ by, text: q }).text };
}

/**
 * Whom somebody means who was shown `known`: a search that comes back as it was told stands for the
 * one behind it, so that writing a delivery on or copying it never searches for the dots. Any other
 * search of theirs finds nobody by what is masked for them: the number of recipients would tell.
 * @throws AppError `personal_condition`
 */
export function unmaskSearch<W extends Wish>(reader: Reader, wish: W, known: Wish | null): W {
  const isAsTold = known?.q !== undefined && wish.q === maskSearch(reader, known).q && wish.by === known.by;
  if (isAsTold) return { ...wish, q: known.q };
  if (wish.q && !may(reader.role, 'players.read_personal') && FINDS_PERSONAL.has(wish.by ?? 'any'))
    throw new AppError('personal_condition');
  return wish;
}

const FINDS_PERSONAL: ReadonlySet<SearchedBy> = new Set(['any', ...PERSONAL_SEARCHES]);

/** The same of a whole delivery. */
export function shownTo<D extends { readonly asked: Wish }>(account: Reader, delivery: D): D {
  return { ...delivery, asked: maskSearch(account, delivery.asked) };
}
