import type { RecordData } from '@quartermaster/domain/core/json';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../db/database.ts';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { overlap } from '../testing/overlapping-writes.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { findChangeSets } from './change-log.ts';
import type { RecordChange } from './record-change.ts';
import { readHeads } from './record-rows.ts';
import { ReferencedError } from './store-errors.ts';
import { undoChangeSets, UndoOverlapError } from './undo.ts';

const books = libraryRegistry.get('book-setting');
const IDS = ['1', '2', '3', '4'];

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());

const edit = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  pages: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 }),
});
const writes = fc.array(fc.uniqueArray(edit, { selector: ({ id }) => id, minLength: 1, maxLength: 2 }), {
  minLength: 2,
  maxLength: 6,
});
const chosen = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 });

type State = Readonly<Record<string, RecordData | null>>;
/** What a way of undoing leaves behind; null: it was refused. */
type Result = { readonly state: State; readonly checked: State } | null;

const headsOf = async (tx: Transaction): Promise<State> => {
  const heads = await readHeads(tx, scene.branchId, books, IDS);
  return Object.fromEntries(IDS.map((id) => [id, heads.get(id)?.data ?? null]));
};

/** Undoes within a transaction that is given up, so that the other way finds the same. */
async function attempt(parts: readonly (readonly number[])[]): Promise<Result> {
  const givenUp = new Error('Given up on purpose.');
  const header = { actor: { accountId: null } };
  let checked: State = {};
  let state: State = {};
  try {
    await scene.database.transaction(async (tx) => {
      for (const seqs of parts) {
        const entries = await findChangeSets(tx, seqs);
        await undoChangeSets(tx, header, libraryRegistry, entries, async (changes) => {
          checked = { ...checked, ...wished(changes) };
          return header.actor;
        });
      }
      state = await headsOf(tx);
      throw givenUp;
    });
  } catch (problem) {
    if (problem instanceof UndoOverlapError || problem instanceof ReferencedError) return null;
    if (problem !== givenUp) throw problem;
  }
  return { state, checked };
}

const wished = (changes: readonly RecordChange[]): State =>
  Object.fromEntries(changes.map(({ recordId, data }) => [recordId, data]));

it('several change sets come off together as they would one by one, and are checked as they end', async () => {
  const sequences = fc.asyncProperty(writes, chosen, async (written, picks) => {
    await scene.empty();
    const seqs: number[] = [];
    for (const edits of written) {
      const { seq } = await scene.write(
        edits.map(({ id, pages }) => ({
          module: books,
          recordId: String(id),
          data: pages === null ? null : book(id, { pages }),
        })),
      );
      if (seq !== null) seqs.push(seq);
    }
    const wanted = picks.flatMap((pick) => seqs[pick] ?? []);
    const newestFirst = wanted.toSorted((a, b) => b - a);
    const together = await attempt([wanted]);
    const oneByOne = await attempt(newestFirst.map((seq) => [seq]));
    expect(together).toEqual(oneByOne);
    expect({ ...together?.state, ...together?.checked }).toEqual({ ...together?.state });
  });
  await expect(fc.assert(sequences, { numRuns: 30 })).resolves.toBeUndefined();
});

it('names the edit that was made between its look and its write', async () => {
  await scene.empty();
  const write = (pages: number) => [{ module: books, recordId: '1', data: book(1, { pages }) }];
  const { seq } = await scene.write(write(1));
  const header = { actor: { accountId: null } };
  const outcome = await overlap(scene, write(2), () =>
    scene.database.transaction(async (tx) => {
      const entries = await findChangeSets(tx, [seq ?? 0]);
      return undoChangeSets(tx, header, libraryRegistry, entries, () => Promise.resolve(header.actor));
    }),
  );
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { edits: [{ module: books.key, recordId: '1', seq: expect.any(Number) }] },
  });
});
