import { hash } from 'node:crypto';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { recordIdOf, sortKeyOf } from '@quartermaster/domain/record/identity';
import { searchTextOf } from '@quartermaster/domain/record/search';
import { gramKeysOf } from './gram-keys.ts';

/** A record with everything the store keeps beside it. */
export type PreparedRecord = {
  readonly recordId: string;
  readonly sortKey: string;
  readonly data: RecordData;
  /** Canonical JSON of `data`: what the hash is taken of. */
  readonly json: string;
  /** sha256 of the canonical JSON: equal records have equal hashes, in every branch. */
  readonly hash: Buffer;
  readonly searchText: string;
  readonly grams: readonly number[];
};

/** Works out what is stored beside a record; the same for a single save and for an import. */
export function preparedRecord(module: ResolvedModule, data: RecordData): PreparedRecord {
  const json = canonicalJson(data);
  const searchText = searchTextOf(module, data);
  return {
    recordId: recordIdOf(module, data),
    sortKey: sortKeyOf(module, data),
    data,
    json,
    hash: hash('sha256', json, 'buffer'),
    searchText,
    grams: gramKeysOf(searchText),
  };
}
