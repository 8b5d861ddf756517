import type { RecordData } from '@quartermaster/domain/core/json';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { findChangeSet } from './change-log.ts';
import { readAsOf } from './history.ts';
import { listRecords, type ListSelection } from './list-query.ts';
import type { WriteResult } from './record-change.ts';
import { readHeads } from './record-rows.ts';
import { writeSingle } from './single-write.ts';
import { ReferencedError } from './store-errors.ts';
import { undoChangeSets, UndoOverlapError } from './undo.ts';

const books = libraryRegistry.get('book-setting');

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());

type Edit = { readonly id: number; readonly data: RecordData | null };
type Operation =
  | { readonly kind: 'write'; readonly edits: readonly Edit[] }
  | { readonly kind: 'undo'; readonly back: number };
type State = ReadonlyMap<number, RecordData>;

const id = fc.integer({ min: 1, max: 12 });
const data = fc.record({
  pages: fc.integer({ min: 1, max: 99 }),
  sequels: fc.uniqueArray(id, { maxLength: 2 }),
  word: fc.constantFrom('ember', 'frost', '餘燼', '霜'),
  // A definition that changed leaves values behind that it does not know.
  genre: fc.constantFrom('tale', 'map', 'saga', null),
});
const edit = fc.record({ id, data: fc.option(data, { freq: 3 }) }).map((drawn): Edit => ({
  id: drawn.id,
  data:
    drawn.data === null
      ? null
      : book(drawn.id, {
          pages: drawn.data.pages,
          name: { en: drawn.data.word },
          genre: drawn.data.genre,
          ...(drawn.data.sequels.length > 0 && { sequels: drawn.data.sequels }),
        }),
}));
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      edits: fc.uniqueArray(edit, { selector: (one) => one.id, minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 0, max: 5 }) }),
  },
);

/** By record, the change sets that count as its last one: an undo counts as what stood before the undone one, too. */
type Chains = ReadonlyMap<number, readonly number[]>;
type LogEntry = {
  readonly seq: number;
  readonly before: State;
  readonly after: State;
  readonly chainsBefore: Chains;
};
/** What the store should hold, now and after each change set. */
type Model = { state: State; chains: Chains; readonly log: LogEntry[] };

const isNamed = (state: State, target: number): boolean =>
  [...state].some(
    ([, record]) => (record['sequels'] as readonly number[] | undefined)?.includes(target) ?? false,
  );

const touched = ({ before, after }: Pick<LogEntry, 'before' | 'after'>): readonly number[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  );

function applied(state: State, edits: readonly Edit[]): State {
  const next = new Map(state);
  for (const one of edits) {
    if (one.data === null) next.delete(one.id);
    else next.set(one.id, one.data);
  }
  return next;
}

/** Whether the store must refuse: a deleted record would still be named. */
const leavesReference = (before: State, after: State): boolean =>
  [...before.keys()].some((key) => !after.has(key) && isNamed(after, key));

type Outcome = 'done' | 'referenced' | 'overlap';

function expectedOutcome(model: Model, undone: LogEntry | undefined, after: State): Outcome {
  if (
    undone !== undefined &&
    touched(undone).some((key) => model.chains.get(key)?.includes(undone.seq) !== true)
  )
    return 'overlap';
  return leavesReference(model.state, after) ? 'referenced' : 'done';
}

async function attempt(
  work: Promise<WriteResult>,
): Promise<{ readonly outcome: Outcome; readonly seq: number | null }> {
  try {
    return { outcome: 'done', seq: (await work).seq };
  } catch (problem) {
    if (problem instanceof UndoOverlapError) return { outcome: 'overlap', seq: null };
    if (problem instanceof ReferencedError) return { outcome: 'referenced', seq: null };
    throw problem;
  }
}

async function perform(model: Model, step: Operation): Promise<void> {
  const undone = step.kind === 'undo' ? model.log.at(-1 - step.back) : undefined;
  if (step.kind === 'undo' && undone === undefined) return;
  const edits = step.kind === 'write' ? step.edits : editsBack(undone);
  const after = applied(model.state, edits);
  const { outcome, seq } = await attempt(undone === undefined ? write(edits) : undo(undone.seq));
  expect(outcome).toBe(expectedOutcome(model, undone, after));
  if (seq === null) return;
  const entry = { seq, before: model.state, after, chainsBefore: model.chains };
  model.log.push(entry);
  model.state = after;
  model.chains = new Map([
    ...model.chains,
    ...touched(entry).map((key) => [key, [seq, ...(undone?.chainsBefore.get(key) ?? [])]] as const),
  ]);
}

const editsBack = (undone: LogEntry | undefined): readonly Edit[] =>
  undone === undefined
    ? []
    : touched(undone).map((key) => ({ id: key, data: undone.before.get(key) ?? null }));

/** As the console does: what one statement can write is written by one. */
async function write(edits: readonly Edit[]): Promise<WriteResult> {
  const changes = edits.map((one) => ({ module: books, recordId: String(one.id), data: one.data }));
  const [change] = changes;
  const heads = await readHeads(
    scene.database,
    scene.branchId,
    books,
    changes.map(({ recordId }) => recordId),
  );
  const head = change === undefined ? undefined : heads.get(change.recordId);
  const header = { branchId: scene.branchId, kind: 'update' as const, actor: { accountId: null } };
  const edited =
    change === undefined || changes.length > 1
      ? null
      : await writeSingle(
          scene.database,
          header,
          head === undefined ? { ...change, base: null } : { ...change, head },
        );
  return edited ?? scene.write(changes);
}

async function undo(seq: number): Promise<WriteResult> {
  const entry = await findChangeSet(scene.database, seq);
  if (entry === null) throw new Error(`There is no change set ${seq}.`);
  const header = { actor: { accountId: null } };
  const [result] = await scene.database.transaction((tx) =>
    undoChangeSets(tx, header, libraryRegistry, [entry], () => Promise.resolve(header.actor)),
  );
  if (result === undefined) throw new Error('Nothing was undone.');
  return result;
}

async function expectAsModelled({ state, log }: Model): Promise<void> {
  const selection: ListSelection = {
    module: books,
    branchId: scene.branchId,
    language: 'en',
    sort: null,
    search: null,
    filter: [],
    parent: null,
  };
  const all = await listRecords(scene.database, selection, { offset: 0, limit: null });
  const expected = [...state].toSorted(([a], [b]) => a - b).map(([, record]) => record);
  expect(all.total).toBe(state.size);
  expect(all.records.map((record) => record.data)).toEqual(expected);
  for (const word of ['ember', 'frost', '餘', '霜']) {
    const found = await listRecords(
      scene.database,
      { ...selection, search: word },
      { offset: 0, limit: null },
    );
    expect(found.records.map((record) => record.data)).toEqual(
      expected.filter((record) => (record['name'] as { en: string }).en.includes(word)),
    );
  }
  for (const least of [1, 50, 90]) {
    const filter = [{ field: 'pages', op: 'gte', value: least } as const];
    const filtered = { ...selection, filter, sort: '-pages' };
    const { total, records } = await listRecords(scene.database, filtered, { offset: 1, limit: 2 });
    const hits = [...state]
      .toSorted(([a, one], [b, other]) => Number(other['pages']) - Number(one['pages']) || b - a)
      .flatMap(([, record]) => (Number(record['pages']) >= least ? [record] : []));
    expect(total).toBe(hits.length);
    expect(records.map((record) => record.data)).toEqual(hits.slice(1, 3));
  }
  for (const [op, value] of [
    ['eq', 'map'],
    ['in', ['song', 'tale']],
    ['not', 'tale'],
  ] as const) {
    const isHit = (genre: unknown): boolean => [value].flat().some((one) => one === genre) === (op !== 'not');
    const hits = expected.filter((record) => isHit(record['genre']));
    const filtered = { ...selection, filter: [{ field: 'genre', op, value } as const] };
    const { total, records } = await listRecords(scene.database, filtered, { offset: 1, limit: 3 });
    expect(records.map((record) => record.data)).toEqual(hits.slice(1, 4));
    expect(total).toBe(hits.length);
  }
  for (const { seq, after } of log.slice(0, 3)) {
    for (const [key, record] of after)
      expect(await readAsOf(scene.database, books, scene.branchId, String(key), seq)).toEqual(record);
  }
  expect(await scene.problems()).toEqual([]);
}

/** Undone while the record is away again, as it was then, but after another life in between. */
const CAME_AND_WENT: Operation[] = [
  { kind: 'write', edits: [{ id: 1, data: book(1) }] },
  { kind: 'undo', back: 0 },
  { kind: 'write', edits: [{ id: 1, data: book(1) }] },
  { kind: 'write', edits: [{ id: 1, data: null }] },
  { kind: 'undo', back: 2 },
];

/** Two writes come off one by one, and go on again. */
const ONE_BY_ONE: Operation[] = [
  { kind: 'write', edits: [{ id: 1, data: book(1) }] },
  { kind: 'write', edits: [{ id: 1, data: book(1, { pages: 2 }) }] },
  { kind: 'undo', back: 0 },
  { kind: 'undo', back: 2 },
  { kind: 'undo', back: 0 },
  { kind: 'undo', back: 2 },
];

describe('the record store', () => {
  it('is what a plain map says after any sequence of writes, deletes and undos', async () => {
    const sequences = fc.asyncProperty(
      fc.array(operation, { minLength: 1, maxLength: 25 }),
      async (operations) => {
        await scene.empty();
        const model: Model = { state: new Map(), chains: new Map(), log: [] };
        for (const step of operations) await perform(model, step);
        await expectAsModelled(model);
      },
    );
    await expect(
      fc.assert(sequences, { numRuns: 25, examples: [[CAME_AND_WENT], [ONE_BY_ONE]] }),
    ).resolves.toBeUndefined();
  });
});
