import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { registry } from '../modules/index.ts';
import {
  childRecordId,
  hasIdentity,
  identityFromRecordId,
  ownIdOf,
  parentIdOf,
  recordIdOf,
  sortKeyOf,
} from './identity.ts';

const curve = { kind: 'text', label: LABEL } as const;
const level = { kind: 'integer', label: LABEL } as const;
const levels = buildModule({ curve, level }, { identity: ['curve', 'level'] });
const singleton = buildModule({ level }, { kind: 'singleton' });

describe('the identity of a record', () => {
  it('joins its values and takes them apart again', () => {
    expect(recordIdOf(levels, { curve: 'pet', level: 12 })).toBe('pet~12');
    expect(identityFromRecordId(levels, 'pet~12')).toEqual({ curve: 'pet', level: 12 });
  });

  it('sorts numbers by size as plain text', () => {
    const keys = [100, 9, 12].map((number) => sortKeyOf(levels, { curve: 'pet', level: number }));
    expect([...keys].sort()).toEqual([keys[1], keys[2], keys[0]]);
  });

  it('is complete only when every value is there', () => {
    expect(hasIdentity(levels, { curve: 'pet' })).toBe(false);
    expect(hasIdentity(levels, { curve: 'pet', level: 0 })).toBe(true);
  });

  it('is fixed for a singleton', () => {
    expect([recordIdOf(singleton, {}), identityFromRecordId(singleton, 'main')]).toEqual(['main', {}]);
  });

  it('keeps references to records with names apart from those with numbers', () => {
    const module = buildModule(
      { rarity: { kind: 'reference', label: LABEL, to: 'rarity' } },
      { identity: ['rarity'] },
    );
    expect(identityFromRecordId(module, 'SSR')).toEqual({ rarity: 'SSR' });
    expect(identityFromRecordId(module, '7')).toEqual({ rarity: 7 });
  });
});

/** What a record of a module is known by, to people and to the tools of a game. */
const KNOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'item-setting': ['item_id'],
  'skill-setting': ['skill_id'],
  'level-setting': ['curve_type', 'level'],
  'user-level-setting': ['level'],
  'battle-setting': ['battle_id'],
  'chapter-setting': ['battle_id'],
  'pet-setting': ['pet_id'],
  'god-setting': ['god_id'],
  'avg-setting': ['avg_id'],
  'mall-setting': ['mall_id'],
  'effect-setting': ['id'],
  'item-reward-setting': ['id'],
  'block-setting': ['id'],
  localization: ['key'],
};

it.each(Object.entries(KNOWN_BY))('a record of %s is known by %j', (key, fields) => {
  expect(registry.get(key).identity).toEqual(fields);
});

describe('the identity of a child', () => {
  const thread = { kind: 'reference', label: LABEL, to: 'sample-setting' } as const;
  const child = buildModule({ thread, level }, { kind: 'child', parent: 'thread', identity: ['level'] });

  it('begins with its parent', () => {
    expect(recordIdOf(child, { thread: 7, level: 3 })).toBe('7~3');
    expect(childRecordId('7', '3')).toBe('7~3');
    expect([parentIdOf(child, '7~3'), ownIdOf(child, '7~3')]).toEqual(['7', '3']);
    expect(identityFromRecordId(child, '7~3')).toEqual({ thread: 7, level: 3 });
  });

  it('begins with the parent of its parent', () => {
    expect(identityFromRecordId(child, '7001~2~3')).toEqual({ thread: '7001~2', level: 3 });
    expect([parentIdOf(child, '7001~2~3'), ownIdOf(child, '7001~2~3')]).toEqual(['7001~2', '3']);
    expect(sortKeyOf(child, { thread: '7001~2', level: 3 })).toBe('0000007001~0000000002~0000000003');
  });

  it('is the whole identity where there is no parent', () => {
    expect([parentIdOf(levels, 'pet~12'), ownIdOf(levels, 'pet~12')]).toEqual([null, 'pet~12']);
  });
});
