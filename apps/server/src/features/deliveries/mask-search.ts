import { AppError } from '@quartermaster/contract/errors/app-error';
import { SEARCHES_OF_PERSONAL_DATA } from '@quartermaster/contract/http/choices';
import type { SearchedBy } from '@quartermaster/contract/http/player-search';
import { may } from '@quartermaster/domain/permissions/actions';
import type { Account } from '../../http/route.ts';
import { maskMatch, maskUnknown } from '../players/index.ts';

type Wanted = {
  readonly kind: string;
  readonly q?: string | undefined;
  readonly by?: SearchedBy | undefined;
};

type Reader = Pick<Account, 'role'>;

/**
 * The search for a delivery's recipients as its reader may see it: a colleague may have searched for a
 * player's e-mail address or device.
 */
export function maskSearch<W extends Wanted>({ role }: Reader, request: W): W {
  const { q, by = 'any' } = request;
  if (q === undefined || may(role, 'players.read_personal')) return request;
  return { ...request, q: by === 'any' ? maskUnknown(q) : maskMatch({ by, text: q }).text };
}

/**
 * The search that a reader of `known` means: one that comes back as it was shown stands for the unmasked
 * one, so that editing or copying a delivery never searches for the mask. Any other search by data that
 * is masked for the reader is refused: the number of recipients would reveal it.
 * @throws AppError `personal_condition`
 */
export function unmaskSearch<W extends Wanted>(reader: Reader, request: W, known: Wanted | null): W {
  const isAsTold =
    known?.q !== undefined && request.q === maskSearch(reader, known).q && request.by === known.by;
  if (isAsTold) return { ...request, q: known.q };
  if (
    request.q &&
    !may(reader.role, 'players.read_personal') &&
    SEARCHES_OF_PERSONAL_DATA.has(request.by ?? 'any')
  )
    throw new AppError('personal_condition');
  return request;
}

/** The same of a whole delivery. */
export function shownTo<D extends { readonly asked: Wanted }>(account: Reader, delivery: D): D {
  return { ...delivery, asked: maskSearch(account, delivery.asked) };
}
