import { resolveModule } from '@quartermaster/domain/core/resolve';
import { petAwakenLevelSetting } from '@quartermaster/domain/modules/pet-growth/pet-awaken-level-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { godLevelSetting } from '@quartermaster/domain/modules/gods/god-level-setting';
import { describe, expect, it } from 'vitest';
import { startingValues } from './starting-values.ts';
import { numberAfter } from './use-next-number.ts';

const awakening = resolveModule(petAwakenLevelSetting);

describe('startingValues', () => {
  it('takes values of fields that the module has', () => {
    expect(startingValues(awakening, '{"pet_id":10027,"color":"red"}')).toEqual({ pet_id: 10_027 });
  });

  it('takes nothing out of an address that holds no object', () => {
    for (const text of [undefined, '', '{', '[1]', '7', 'null'])
      expect(startingValues(awakening, text)).toEqual({});
  });
});

describe('numberAfter', () => {
  it('counts on from the last record, of a parent too, and starts with the lowest number', () => {
    expect(numberAfter(resolveModule(petSetting), 'pet_id', '10363')).toEqual({ pet_id: 10_364 });
    expect(numberAfter(resolveModule(petSetting), 'pet_id', null)).toEqual({ pet_id: 1 });
    expect(numberAfter(resolveModule(godLevelSetting), 'level', '20001~12')).toEqual({ level: 13 });
  });

  it('offers nothing beyond the highest number that the field may hold', () => {
    const level = godLevelSetting.fields['level'];
    const last = level?.kind === 'integer' ? level.max : undefined;
    expect(last).toBeGreaterThan(1);
    expect(numberAfter(resolveModule(godLevelSetting), 'level', `20001~${last}`)).toEqual({});
  });
});
