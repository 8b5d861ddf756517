import { parseArgs } from 'node:util';
import {
  isInChain,
  isIntact,
  verifyAuditChain,
  type ChainReport,
} from '../apps/server/src/jobs/verify-audit-chain.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run verify -- [--head HASH]';

/**
 * `npm run verify`: walks the hash chain of the staff log and says in one sentence whether it holds.
 * `--head` names a hash that it said earlier: a chain that was written anew does not have it.
 */
await withDatabase(async ({ database }) => {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const { head } = values;
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw new PlainError(`A head is 64 digits and letters from a to f, as an earlier run said it: ${USAGE}`);
  const report = await verifyAuditChain(database);
  if (!isIntact(report)) throw new PlainError(`The chain is broken: ${problemsIn(report).join('; ')}.`);
  if (head !== undefined && !(await isInChain(database, head)))
    throw new PlainError(`The chain holds, but ${head} was never its head: it was cut or written anew.`);
  console.log(praise(report));
});

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
