import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { recordOpening } from '@quartermaster/domain/simulation/record-opening';
import type { Transaction } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Content } from './content.ts';
import { readRecords } from './content.repo.ts';
import { contentForPlayers } from './live-titles.ts';

type When = { readonly now: Date; readonly gameTimeZone: string };

/** The ids of a module's records that are open now in the given content. */
export async function openRecords(
  tx: Transaction,
  module: ResolvedModule,
  content: Content,
  { now, gameTimeZone }: When,
): Promise<readonly string[]> {
  const open: string[] = [];
  for await (const records of readRecords(tx, module, content))
    for (const { record_id: id, data } of records)
      if (recordOpening(module, data, now, gameTimeZone).state === 'open') open.push(id);
  return open;
}

/** The first live record of a module that is open now; null: none is. */
export async function openRecordOf(
  tx: Transaction,
  registry: Registry,
  key: string,
  { id, gameTimeZone }: Pick<Environment, 'id' | 'gameTimeZone'>,
  now: Date,
): Promise<string | null> {
  const module = registry.find(key);
  const content = await contentForPlayers(tx, id);
  if (module === undefined || content === null) return null;
  const [first] = await openRecords(tx, module, content, { now, gameTimeZone });
  return first ?? null;
}
