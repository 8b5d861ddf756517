import type { Registry } from '@quartermaster/domain/core/module';
import { itemControl } from '@quartermaster/domain/modules/items-economy/item-control';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import { listSavedRecords } from '../releases/index.ts';
import { createGrants, type Grants } from './grants.ts';
import { openLiveRecords, type LiveRecords } from './live-records.ts';

type Given = {
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
};

type OpenGrants = LiveRecords & { readonly grants: Grants };

/** What is live and what may be given away, read through one transaction. */
export function openGrants(
  registry: Registry,
  db: Queryable,
  { environment, staff, now }: Given,
): OpenGrants {
  const live = openLiveRecords(registry, db, environment.id);
  const limits = async () => {
    const module = registry.find(itemControl.key);
    const saved = module === undefined ? [] : await listSavedRecords(db, module, environment.id);
    return saved.map((data) => recordOf(itemControl, data));
  };
  return { ...live, grants: createGrants({ ...live, db, environment, staff, now, limits }) };
}
