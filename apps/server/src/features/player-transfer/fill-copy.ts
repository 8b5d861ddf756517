import type { FileHandle } from 'node:fs/promises';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportPlayerAnswer, PlayerFilePart } from '@quartermaster/contract/http/player-file';
import { plainText, type JsonObject } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Environment } from '../../engine/branch.ts';
import type { PlayerCopy } from '../../players/player-copies.ts';
import { recordsNamedIn } from '../players/index.ts';
import { findLiveRecords } from '../releases/index.ts';
import { readPlayerRows } from './read-player-file.ts';
import { createIdentityReplacer } from './replace-identity.ts';

type Filled = Pick<ImportPlayerAnswer, 'name' | 'rows' | 'unknown'>;
type Named = Map<string, Set<string>>;

const BATCH = 500;
/** The most that are listed: nobody looks through more. */
const MAX_UNKNOWN = 200;
/** What the game would have to know to show it. The rest is history. */
const LIVING: readonly PlayerFilePart[] = ['possessions', 'mails'];

/** Fills a new account with what a checked file holds, and says which records of it are not live here. */
export async function fillCopy(
  registry: Registry,
  environment: Environment,
  copy: PlayerCopy,
  file: FileHandle,
): Promise<Filled> {
  const replace = createIdentityReplacer(copy.accountId);
  const named: Named = new Map();
  let name: string | null = null;
  let rows = 0;
  let batch: JsonObject[] = [];
  let part: PlayerFilePart = 'account';
  const flush = async (): Promise<void> => {
    rows += await copy.add(part, batch);
    if (LIVING.includes(part)) note(named, batch);
    batch = [];
  };
  for await (const next of readPlayerRows(file)) {
    if (next.part !== part || batch.length >= BATCH) await flush();
    part = next.part;
    // One account, before anything that belongs to it.
    if ((part === 'account') !== (name === null)) throw new AppError('transfer_invalid');
    name ??= plainText(next.row['name']);
    batch.push(replace(part, next.row));
  }
  await flush();
  if (name === null) throw new AppError('transfer_invalid');
  return { name, rows, unknown: await listUnknown(registry, environment, copy, named) };
}

function note(named: Named, rows: readonly JsonObject[]): void {
  for (const [module, ids] of recordsNamedIn(rows)) {
    const known = named.get(module) ?? new Set();
    for (const id of ids) known.add(id);
    named.set(module, known);
  }
}

async function listUnknown(
  registry: Registry,
  environment: Environment,
  { console: db }: PlayerCopy,
  named: Named,
): Promise<Filled['unknown']> {
  const unknown: { module: string; id: number }[] = [];
  for (const [key, ids] of named) {
    const module = registry.find(key);
    if (module === undefined) continue;
    const found = await findLiveRecords(db, module, environment.id, [...ids]);
    for (const id of ids) if (!found.has(id)) unknown.push({ module: key, id: Number(id) });
  }
  return unknown.slice(0, MAX_UNKNOWN);
}
