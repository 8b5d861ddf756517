import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lastRecordQuery } from '../../api/last-record.ts';
import type { Place } from '../../api/place.ts';

type NewRecordOf = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly parentId: string | null;
  /** How many records were added on this page before. */
  readonly round: number;
};

/** The number offered for a new record: the one after the highest. Another person may take it first. */
export function useNextNumber({ module, place, parentId, round }: NewRecordOf): RecordData {
  const key = numberedBy(module, parentId);
  const { data } = useSuspenseQuery(
    lastRecordQuery(place, { parent: parentId, round, isAsked: key !== null }),
  );
  return key === null ? {} : numberAfter(module, key, data);
}

/** The field that alone tells records of the module apart by a number, within their parent. */
function numberedBy(
  { identity, parent, fieldByKey }: ResolvedModule,
  parentId: string | null,
): string | null {
  const [key, ...others] = identity.filter((name) => name !== parent?.field);
  if (key === undefined || others.length > 0 || (parent === null) !== (parentId === null)) return null;
  const kind = fieldByKey.get(key)?.kind;
  return kind === 'id' || kind === 'integer' ? key : null;
}

/** `last`: the record with the highest number, null where there is none. */
export function numberAfter(module: ResolvedModule, key: string, last: string | null): RecordData {
  const field = module.fieldByKey.get(key);
  const { min = 1, max = Infinity } = field?.kind === 'integer' ? field : {};
  const next = last === null ? min : Number(ownIdOf(module, last)) + 1;
  return Number.isSafeInteger(next) && next <= max ? { [key]: next } : {};
}
