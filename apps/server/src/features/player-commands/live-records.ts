import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { findLiveRecords } from '../releases/index.ts';

/** Statuses of records that the game does not serve at the moment. */
const OFF: readonly unknown[] = ['inactive', 'suspended'];

/** What is live for the players of an environment. */
export type LiveRecords = {
  /** A record as players have it; undefined: there is none, or it is switched off. */
  readonly findRecord: (module: string, id: number | string) => Promise<RecordData | undefined>;
  /** The refusal of a record that is not there, with the module by its title. */
  readonly unknownRecord: (module: string, id: number | string) => AppError;
};

export function openLiveRecords(registry: Registry, db: Queryable, environmentId: number): LiveRecords {
  return {
    async findRecord(module, id) {
      const definition = registry.find(module);
      if (definition === undefined) return undefined;
      const found = await findLiveRecords(db, definition, environmentId, [String(id)]);
      const record = found.get(String(id));
      return OFF.includes(record?.['status']) ? undefined : record;
    },
    unknownRecord: (module, id) =>
      new AppError('unknown_asset', { module: registry.find(module)?.titles.title ?? module, id }),
  };
}
