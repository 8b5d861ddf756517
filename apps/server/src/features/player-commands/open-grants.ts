import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import { listSavedRecords } from '../releases/index.ts';
import { createGrants, type Grants } from './grants.ts';
import { openLiveRecords, type LiveRecords } from './live-records.ts';

const LIMITS = 'item-control';

type Given = {
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
};

export type OpenGrants = LiveRecords & { readonly grants: Grants };

/** What is live and what may be given away, read through one transaction. */
export function openGrants(
  registry: Registry,
  db: Queryable,
  { environment, staff, now }: Given,
): OpenGrants {
  const live = openLiveRecords(registry, db, environment.id);
  const limits = async (): Promise<readonly RecordData[]> => {
    const definition = registry.find(LIMITS);
    return definition === undefined ? [] : listSavedRecords(db, definition, environment.id);
  };
  return { ...live, grants: createGrants({ ...live, db, environment, staff, now, limits }) };
}
