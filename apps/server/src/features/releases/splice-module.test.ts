import { bundleRecordText } from '@quartermaster/domain/bundle/bundle-record';
import type { RecordData } from '@quartermaster/domain/core/json';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { recordIdOf, sortKeyOf } from '@quartermaster/domain/record/identity';
import { readRecord } from '@quartermaster/domain/record/read-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBundleFileWriter, type WrittenFile } from './bundle-file.ts';
import { spliceModule } from './splice-module.ts';

const label = { en: 'Label', zh: '標籤', jp: 'ラベル' };

const module = resolveModule({
  key: 'level-setting',
  family: 'samples',
  titles: { title: label, record: label },
  identity: ['curve', 'level'],
  fields: {
    curve: { kind: 'text', label },
    level: { kind: 'integer', label },
    note: { kind: 'long_text', label },
  },
});

type State = ReadonlyMap<string, RecordData>;

async function compile(state: State): Promise<WrittenFile> {
  const writer = createBundleFileWriter();
  const bySortKey = (a: RecordData, b: RecordData) => (sortKeyOf(module, a) < sortKeyOf(module, b) ? -1 : 1);
  for (const data of [...state.values()].sort(bySortKey)) {
    const text = bundleRecordText(module, recordIdOf(module, data), readRecord(module, data));
    await writer.add(Buffer.from(text));
  }
  return writer.finish();
}

function differencesOf(before: State, after: State) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id)?.['note'] !== after.get(id)?.['note'])
    .map((recordId) => ({
      module: module.key,
      recordId,
      before: before.get(recordId) ?? null,
      after: after.get(recordId) ?? null,
      seq: 1,
      writes: [1],
    }));
}

const states = fc
  .array(
    fc.record({
      curve: fc.constantFrom('pet', 'hero', 'é', 'z'),
      level: fc.integer({ min: 0, max: 30 }),
      note: fc.string({ unit: fc.constantFrom('a', '"record_id":', '\n', ',', ']', '字', '\\') }),
    }),
    { maxLength: 40 },
  )
  .map((records): State => new Map(records.map((data) => [recordIdOf(module, data), data])));

describe('spliceModule', () => {
  it('gives the bytes that compiling everything again would give', async () => {
    await fc.assert(
      fc.asyncProperty(states, states, async (before, after) => {
        const whole = await compile(after);
        const spliced = await spliceModule(
          module,
          (await compile(before)).bytes,
          differencesOf(before, after),
        );
        expect(spliced).toMatchObject({
          hash: whole.hash,
          recordCount: whole.recordCount,
          byteCount: whole.byteCount,
        });
      }),
    );
  });
});
