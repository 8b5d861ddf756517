import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Account, RequestContext } from '../../http/route.ts';
import { findChoice, listPlaces, saveChoice, type Place } from './chosen-place.repo.ts';

type PlaceCaller = { readonly account: Account; readonly request: RequestContext };

/** The environment and version of calls whose address has none: their headers name them. */
export type ChosenPlaceService = {
  /** The place of the headers, else the person's last choice, else the first place there is. */
  toRead(caller: PlaceCaller): Promise<Place>;
  /**
   * The place of the headers. Only where there is nothing to choose from may they be left out.
   * @throws AppError `place_required`
   */
  toWrite(caller: PlaceCaller): Promise<Place>;
};

type Dependencies = { readonly database: Database; readonly branches: BranchDirectory };
type Named = { readonly env: string | null; readonly version: string | null };

export function createChosenPlaceService({ database, branches }: Dependencies): ChosenPlaceService {
  /** A choice that leads somewhere is the person's last one from now on. */
  async function choose(place: Place, { account }: PlaceCaller): Promise<Place> {
    await branches.resolve(database, place.env, place.version, 'versioned');
    await saveChoice(database, account.id, place);
    return place;
  }

  return {
    async toRead(caller) {
      const named = namedIn(caller.request);
      if (named.env !== null && named.version !== null)
        return choose({ env: named.env, version: named.version }, caller);
      const last = await findChoice(database, caller.account.id);
      if (named.env === null && named.version === null && last !== null) return last;
      const env = named.env ?? last?.env ?? null;
      const version = named.version ?? (last?.env === env ? (last?.version ?? null) : null);
      const [first] = (await listPlaces(database)).filter((place) => fits(place, { env, version }));
      if (first !== undefined) return named.env === null ? first : choose(first, caller);
      throw env === null
        ? new AppError('place_required')
        : new AppError('environment_not_found', { environment: env });
    },

    async toWrite(caller) {
      const named = namedIn(caller.request);
      if (named.env !== null && named.version !== null)
        return choose({ env: named.env, version: named.version }, caller);
      const places = await listPlaces(database);
      const [only, ...others] = places.filter((place) => fits(place, named));
      const isOnlyEnvironment = new Set(places.map(({ env }) => env)).size === 1;
      if (only === undefined || others.length > 0 || (named.env === null && !isOnlyEnvironment))
        throw new AppError('place_required');
      return only;
    },
  };
}

const fits = (place: Place, { env, version }: Named): boolean =>
  (env === null || place.env === env) && (version === null || place.version === version);

function namedIn({ headers }: RequestContext): Named {
  const text = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { env: text('x-environment'), version: text('x-version') };
}
