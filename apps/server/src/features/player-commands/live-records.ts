import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { displayRecord, titleKeyOf, type RecordDisplay } from '@quartermaster/domain/record/display-record';
import type { Queryable } from '../../db/database.ts';
import { findLiveRecords } from '../releases/index.ts';

/** Statuses of records that the game does not serve at the moment. */
const OFF: readonly unknown[] = ['inactive', 'suspended'];

/** What is live for the players of an environment. */
export type LiveRecords = {
  /** A record as players have it; undefined: there is none, or it is switched off. */
  readonly findRecord: (module: string, id: number | string) => Promise<RecordData | undefined>;
  /** What a record is called; null: it has no name. */
  readonly titleOf: (module: string, record: RecordData) => Promise<RecordDisplay['title']>;
  /** The refusal of a record that is not there, with the module by its title. */
  readonly unknownRecord: (module: string, id: number | string) => AppError;
};

export function openLiveRecords(registry: Registry, db: Queryable, environmentId: number): LiveRecords {
  const findAny = async (module: string, id: number | string): Promise<RecordData | undefined> => {
    const definition = registry.find(module);
    if (definition === undefined) return undefined;
    const found = await findLiveRecords(db, definition, environmentId, [String(id)]);
    return found.get(String(id));
  };
  return {
    async findRecord(module, id) {
      const record = await findAny(module, id);
      return OFF.includes(record?.['status']) ? undefined : record;
    },
    async titleOf(module, record) {
      const definition = registry.find(module);
      if (definition === undefined) return null;
      const key = titleKeyOf(definition, record);
      const text = key === null ? undefined : await findAny(TEXT_MODULE.key, key);
      return displayRecord(definition, record, () => text).title;
    },
    unknownRecord: (module, id) =>
      new AppError('unknown_asset', { module: registry.find(module)?.titles.title ?? module, id }),
  };
}
