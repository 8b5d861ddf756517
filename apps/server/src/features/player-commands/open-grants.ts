import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import { findLiveRecords, listSavedRecords } from '../releases/index.ts';
import { createGrants, type Grants } from './grants.ts';

const LIMITS = 'item-control';
/** Statuses of records that the game does not serve at the moment. */
const OFF: readonly unknown[] = ['inactive', 'suspended'];

type Given = {
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
};

export type OpenGrants = {
  readonly grants: Grants;
  /** A record as players have it; undefined: there is none, or it is switched off. */
  readonly findRecord: (module: string, id: number | string) => Promise<RecordData | undefined>;
};

/** What is live and what may be given away, read through one transaction. */
export function openGrants(
  registry: Registry,
  db: Queryable,
  { environment, staff, now }: Given,
): OpenGrants {
  const findRecord: OpenGrants['findRecord'] = async (module, id) => {
    const definition = registry.find(module);
    if (definition === undefined) return undefined;
    const found = await findLiveRecords(db, definition, environment.id, [String(id)]);
    const record = found.get(String(id));
    return OFF.includes(record?.['status']) ? undefined : record;
  };
  const limits = async (): Promise<readonly RecordData[]> => {
    const definition = registry.find(LIMITS);
    return definition === undefined ? [] : listSavedRecords(db, definition, environment.id);
  };
  return { findRecord, grants: createGrants({ db, environment, staff, now, limits, findRecord }) };
}
