import { describe, expect, it } from 'vitest';
import { diffWords, type TextPart } from './diff-words.ts';

const written = (parts: readonly TextPart[] | null) =>
  parts
    ?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('') ?? null;

const side = (parts: readonly TextPart[] | null, kind: 'removed' | 'added') =>
  parts
    ?.filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

describe('words that differ', () => {
  it('are told apart from those that stay', () => {
    expect(written(diffWords('Deals 120% damage to one enemy.', 'Deals 150% damage to all enemies.'))).toBe(
      'Deals [-120-][+150+]% damage to [-one enemy-][+all enemies+].',
    );
  });

  it('are words in Chinese and Japanese too, which write no blanks', () => {
    expect(
      written(diffWords('對敵方單體造成一百點傷害，並回復生命。', '對敵方全體造成一百點傷害，並回復生命。')),
    ).toMatch(/^對敵方\[-單體-\]\[\+全體\+\]造成/);
  });

  it('are not looked for in short texts and in texts with little in common', () => {
    expect(diffWords('Ember Fox', 'Ember Wolf')).toBeNull();
    expect(diffWords('A fox that carries a lantern', 'Nobody knows where this heron came from')).toBeNull();
  });

  it('make up both texts again', () => {
    const before = 'The old lantern keeper walks the shore, and every night she lights one lamp.';
    const after = 'The lantern keeper walks along the shore; every night she lights three lamps more.';
    const parts = diffWords(before, after);
    expect(side(parts, 'removed')).toBe(before);
    expect(side(parts, 'added')).toBe(after);
  });

  it('of a very long text are found without comparing each with each', () => {
    const long = (word: string) => Array.from({ length: 5_000 }, (_, place) => `${word}${place}`).join(' ');
    const parts = diffWords(`${long('a')} same ${long('b')}`, `${long('a')} other ${long('b')}`);
    expect(parts?.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['same', 'other']);
  });
});
