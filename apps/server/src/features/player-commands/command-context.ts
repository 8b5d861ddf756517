import type { RecordData } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { PlayerChange } from '../../players/player-change.ts';
import { findLiveRecords, listSavedRecords } from '../releases/index.ts';
import type { CommandContext } from './command.ts';
import { createGrants } from './grants.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';

const LIMITS = 'item-control';
/** Statuses of records that the game does not serve at the moment. */
const OFF: readonly unknown[] = ['inactive', 'suspended'];

/** What a command works with while it holds a player. Everything is read in the transaction of the change. */
export function contextOf(
  deps: PlayerCommandsDependencies,
  change: PlayerChange,
  given: {
    readonly environment: Environment;
    readonly staff: Account;
    readonly ticket: string | null;
    readonly commandId: string;
  },
): CommandContext {
  const { environment, staff } = given;
  const db: Queryable = change.console;
  const now = deps.clock.now();
  const findRecord = async (module: string, id: number | string): Promise<RecordData | undefined> => {
    const definition = deps.registry.find(module);
    if (definition === undefined) return undefined;
    const found = await findLiveRecords(db, definition, environment.id, [String(id)]);
    const record = found.get(String(id));
    return OFF.includes(record?.['status']) ? undefined : record;
  };
  const limits = async (): Promise<readonly RecordData[]> => {
    const definition = deps.registry.find(LIMITS);
    return definition === undefined ? [] : listSavedRecords(db, definition, environment.id);
  };
  const grants = createGrants({ db, environment, staff, now, limits, findRecord });
  return { ...given, change, now, findRecord, grants };
}
