import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from '../modules/index.ts';
import { childrenOf } from '../core/registry.ts';
import { parentIdOf, recordIdOf } from '../record/identity.ts';
import { normalizeRecord } from '../record/normalize-record.ts';
import { referencesOf } from '../record/references-of.ts';
import { drawnField, planCopies, type CopyChoices, type CopySource } from './plan-copies.ts';
import { recordKey } from '../record/record-key.ts';
import { createShift } from './shift.ts';

const SOURCES: readonly CopySource[] = Object.entries(demoConfiguration()).flatMap(([key, records]) => {
  const module = registry.get(key);
  return records.map((stored) => {
    const data = normalizeRecord(module, stored);
    return { module, recordId: recordIdOf(module, data), data };
  });
});

const keyOf = ({ module, recordId }: CopySource) => recordKey(module.key, recordId);

/** Records, and below each of them whatever belongs to it. */
function withChildren(sources: readonly CopySource[]): readonly CopySource[] {
  const below = sources.flatMap(({ module, recordId }) => {
    const keys = childrenOf(registry, module.key).map(({ key }) => key);
    return SOURCES.filter(
      (other) => keys.includes(other.module.key) && parentIdOf(other.module, other.recordId) === recordId,
    );
  });
  return below.length === 0 ? sources : [...sources, ...withChildren(below)];
}

const HEADS = SOURCES.filter(({ module }) => drawnField(module) !== null && module.kind === 'list');
const FREE = 900_000_000;

/** Ids that no record of the demo game has. */
const choicesFor = (sources: readonly CopySource[], rest: Partial<CopyChoices> = {}): CopyChoices => ({
  ids: new Map(
    sources
      .filter(({ module }) => drawnField(module) !== null)
      .map((source, index) => [
        keyOf(source),
        source.module.fieldByKey.get(drawnField(source.module) ?? '')?.kind === 'text'
          ? `copy-${index}`
          : FREE + index,
      ]),
  ),
  move: (instant) => instant,
  words: [],
  status: null,
  ...rest,
});

const someHeads = fc.uniqueArray(fc.nat(HEADS.length - 1), { minLength: 1, maxLength: 12 });

/** Only numbers are drawn at random: a counterexample can be read. */
function sourcesAt(indexes: readonly number[]): readonly CopySource[] {
  const heads = indexes.flatMap((index) => HEADS[index] ?? []);
  return [...new Map(withChildren(heads).map((source) => [keyOf(source), source])).values()];
}

describe('planCopies', () => {
  it('has every copy under an id of its own, which is the one that its data tells', () => {
    fc.assert(
      fc.property(someHeads, (heads) => {
        const sources = sourcesAt(heads);
        const copies = planCopies(sources, choicesFor(sources));
        const taken = new Set(SOURCES.map(keyOf));
        const ids = copies.map(({ source: { module }, recordId }) => recordKey(module.key, recordId));
        expect(new Set(ids).size).toBe(sources.length);
        expect(ids.filter((id) => taken.has(id))).toEqual([]);
        for (const { source, recordId, data } of copies)
          expect(recordIdOf(source.module, data)).toBe(recordId);
      }),
      { numRuns: 60 },
    );
  });

  it('leads no reference of a copy to a record that was copied', () => {
    fc.assert(
      fc.property(someHeads, (heads) => {
        const sources = sourcesAt(heads);
        const copied = new Set(sources.map(keyOf));
        const left = planCopies(sources, choicesFor(sources)).flatMap(({ source: { module }, data }) =>
          // A reference by value, such as a path, contains no ID that could be generated.
          referencesOf(module, data).filter(
            ({ module: key, id, by }) => by === null && copied.has(recordKey(key, id)),
          ),
        );
        expect(left).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('changes nothing but ids where nothing is moved, replaced or closed', () => {
    fc.assert(
      fc.property(someHeads, (heads) => {
        const sources = sourcesAt(heads);
        const move = createShift('2026-11-13 03:00:00', '2026-11-13 03:00:00', 'Asia/Taipei');
        const same = new Map(sources.map((source) => [keyOf(source), ownId(source)]));
        for (const { source, data } of planCopies(sources, { ...choicesFor(sources, { move }), ids: same })) {
          const readOnly = source.module.fields
            .filter((field) => field.readOnly === true)
            .map(({ key }) => key);
          const kept = Object.entries(source.data).filter(([key]) => !readOnly.includes(key));
          expect(data).toEqual(Object.fromEntries(kept));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps texts that name records as text', () => {
    const promo = SOURCES.find(
      ({ module, data }) => module.key === 'event-promo-setting' && data['jump_record_id'] === '501',
    );
    const event = SOURCES.find(
      ({ module, recordId }) => module.key === 'special-event-setting' && recordId === '501',
    );
    if (promo === undefined || event === undefined) throw new Error('The demo game has no such event');
    const ids = new Map([
      [keyOf(event), 777],
      [keyOf(promo), 778],
    ]);
    const [, copy] = planCopies([event, promo], { ...choicesFor([]), ids, status: 'not_open' });
    expect(copy).toMatchObject({
      recordId: '778',
      data: { id: 778, event_id: 777, jump_record_id: '777', status: 'not_open' },
    });
  });
});

const ownId = ({ module, data }: CopySource) => data[drawnField(module) ?? ''] ?? null;
