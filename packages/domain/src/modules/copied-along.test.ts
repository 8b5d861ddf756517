import { describe, expect, it } from 'vitest';
import { copiedWith } from '../core/registry.ts';
import { registry } from './index.ts';

const copiedAlong = (key: string): readonly string[] => copiedWith(registry, key).map((module) => module.key);

describe('the copy of a character', () => {
  it('can bring along the skills and the awakening of a pet', () => {
    expect(copiedAlong('pet-setting')).toEqual([
      'pet-skill-setting',
      'pet-awaken-level-setting',
      'pet-awaken-skill-setting',
    ]);
  });

  it('can bring along the levels, stars, skills and unlock cost of a god', () => {
    expect(copiedAlong('god-setting').toSorted()).toEqual([
      'god-aid-passive-skill-setting',
      'god-aid-skill-setting',
      'god-level-setting',
      'god-skill-setting-v2',
      'god-star-setting',
      'god-unlock-cost-setting',
    ]);
  });
});
