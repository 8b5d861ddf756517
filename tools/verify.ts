import { resolve } from 'node:path';
import {
  findLostHeads,
  headsFileIn,
  readKeptHeads,
  type KeptHead,
} from '../apps/server/src/jobs/audit-heads.ts';
import {
  isInChain,
  isIntact,
  verifyAuditChain,
  type ChainReport,
} from '../apps/server/src/jobs/verify-audit-chain.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run verify -- [--head HASH] [--heads FILE]';
const { values } = readArguments({
  usage: USAGE,
  options: { head: { type: 'string' }, heads: { type: 'string' } },
});

/**
 * `npm run verify`: walks the hash chain of the staff log and says in one sentence whether it holds.
 * It compares the chain with the heads that the console kept in its data folder, or with those of `--heads`,
 * a copy of that file. `--head` names one hash that it said earlier.
 */
await withDatabase(async ({ database }, { dataDir }) => {
  const { head } = values;
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw new PlainError(`A head is 64 digits and letters from a to f, as an earlier run said it: ${USAGE}`);
  const report = await verifyAuditChain(database);
  if (!isIntact(report)) throw new PlainError(`The chain is broken: ${problemsIn(report).join('; ')}.`);
  if (head !== undefined && !(await isInChain(database, head)))
    throw new PlainError(`The chain holds, but ${head} was never its head: it was cut or written anew.`);
  const file = values.heads === undefined ? headsFileIn(dataDir) : resolve(values.heads);
  const kept = await readKeptHeads(file);
  if (values.heads !== undefined && kept.length === 0) throw new PlainError(`There are no heads in ${file}.`);
  refuseLost(file, await findLostHeads(database, kept));
  console.log(`${praise(report)} ${counted(kept.length, 'head', 'heads')} in ${file} compared.`);
});

function refuseLost(file: string, lost: readonly KeptHead[]): void {
  const [first] = lost;
  if (first === undefined) return;
  throw new PlainError(
    `The chain holds, but ${counted(lost.length, 'head', 'heads')} of ${file} are not in it, the first at link ${first.link}: it was cut, written anew, or restored from a backup made before. After a restore, move the file away.`,
  );
}

function problemsIn({ brokenLinks, brokenTombstones, strays }: ChainReport): string[] {
  const problems: string[] = [];
  if (brokenLinks.length > 0)
    problems.push(`the entries of ${named('link', brokenLinks)} are not what was sealed`);
  if (brokenTombstones.length > 0)
    problems.push(`the archive under ${named('tombstone', brokenTombstones)} is not what was buried`);
  if (strays > 0)
    problems.push(
      strays === 1
        ? '1 entry claims a link that does not exist'
        : `${strays} entries claim links that do not exist`,
    );
  return problems;
}

function named(noun: string, numbers: readonly number[]): string {
  return `${numbers.length === 1 ? noun : `${noun}s`} ${numbers.join(', ')}`;
}

function praise({ links, entries, archived, unsealed, head }: ChainReport): string {
  const covered = `${counted(links, 'link', 'links')} over ${counted(entries, 'entry', 'entries')}, ${archived} of them archived`;
  const waiting = unsealed === 1 ? '1 entry waits for its seal' : `${unsealed} entries wait for their seal`;
  return `The chain holds: ${covered}; ${waiting}; its head is ${head ?? 'none yet'}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
