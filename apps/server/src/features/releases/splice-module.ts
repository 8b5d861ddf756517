import { bundleRecordText } from '@quartermaster/domain/bundle/bundle-record';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { sortKeyFromRecordId } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { createBundleFileWriter, readBundleLines, type WrittenFile } from './bundle-file.ts';
import type { Difference } from './differences.repo.ts';

type NewLine = { readonly sortKey: string; readonly line: Buffer };

/**
 * A module's file made from the file of an earlier release and what differs since. The bytes are
 * those that compiling every record again would give, for a fraction of the work.
 */
export async function spliceModule(
  module: ResolvedModule,
  earlier: Uint8Array,
  differences: readonly Difference[],
): Promise<WrittenFile> {
  const changed = new Map(differences.map((difference) => [difference.recordId, lineOf(module, difference)]));
  const added = differences.flatMap((difference) => newLineOf(module, difference)).sort(bySortKey);
  const writer = createBundleFileWriter();
  let next = 0;

  async function addUpTo(sortKey: string): Promise<void> {
    for (
      let line = added[next];
      line !== undefined && compare(line.sortKey, sortKey) < 0;
      line = added[next]
    ) {
      await writer.add(line.line);
      next += 1;
    }
  }

  for await (const lines of readBundleLines(earlier)) {
    for (const line of lines) {
      const recordId = recordIdOfLine(line);
      if (next < added.length) await addUpTo(sortKeyFromRecordId(recordId));
      const replaced = changed.get(recordId);
      const kept = replaced === undefined ? line : replaced;
      if (kept !== null) await writer.add(kept);
    }
  }
  for (const { line } of added.slice(next)) await writer.add(line);
  return writer.finish();
}

/** Null where the record is gone. */
function lineOf(module: ResolvedModule, { recordId, after }: Difference): Buffer | null {
  return after === null ? null : Buffer.from(bundleRecordText(module, recordId, readRecord(module, after)));
}

function newLineOf(module: ResolvedModule, difference: Difference): NewLine[] {
  const line = difference.before === null ? lineOf(module, difference) : null;
  return line === null ? [] : [{ sortKey: sortKeyFromRecordId(difference.recordId), line }];
}

const RECORD_ID = Buffer.from('"record_id":');

/** The record id is the last key of a line: keys are sorted. */
function recordIdOfLine(line: Buffer): string {
  const start = line.lastIndexOf(RECORD_ID) + RECORD_ID.length;
  return JSON.parse(line.toString('utf8', start, line.length - 1)) as string;
}

const bySortKey = (a: NewLine, b: NewLine): number => compare(a.sortKey, b.sortKey);

/** The order of the database's "C" collation: by bytes. */
function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
