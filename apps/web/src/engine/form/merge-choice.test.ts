import { describe, expect, it } from 'vitest';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { chooseSide, conflictPaths, isDecided, mergeWithChoices } from './merge-choice.ts';

const text = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'thing',
  family: 'f',
  titles: { title: text, record: text },
  fields: {
    name: { kind: 'localized_text', label: text },
    price: { kind: 'integer', label: text },
    stock: { kind: 'integer', label: text },
  },
});
const base = { id: 1, name: { en: 'Tonic', jp: '薬' }, price: 5, stock: 1 };
const mine = { ...base, name: { en: 'My tonic', jp: '薬' }, price: 6 };
const theirs = { ...base, name: { en: 'Their tonic', jp: '水薬' }, price: 7, stock: 9 };

describe('two edits of one record', () => {
  it('collide only where both changed the same thing', () => {
    expect(conflictPaths(module, { base, mine, theirs })).toEqual(['name.en', 'price']);
  });

  it('join with the chosen side where they collide', () => {
    const merged = mergeWithChoices(module, { base, mine, theirs }, { 'name.en': 'theirs', price: 'mine' });
    expect(merged).toMatchObject({ name: { en: 'Their tonic', jp: '水薬' }, price: 6, stock: 9 });
  });

  it('are decided once each collision has a side: none is chosen beforehand', () => {
    const paths = conflictPaths(module, { base, mine, theirs });
    expect(isDecided(paths, {})).toBe(false);
    expect(isDecided(paths, { price: 'mine' })).toBe(false);
    expect(isDecided(paths, { price: 'mine', 'name.en': 'theirs' })).toBe(true);
  });

  it('are decided at once by a side for all, whatever was chosen before', () => {
    const paths = conflictPaths(module, { base, mine, theirs });
    const all = chooseSide({ price: 'mine' }, paths, 'theirs');
    expect(isDecided(paths, all)).toBe(true);
    const merged = mergeWithChoices(module, { base, mine, theirs }, chooseSide(all, ['price'], 'mine'));
    expect(merged).toMatchObject({ name: { en: 'Their tonic' }, price: 6 });
  });
});
