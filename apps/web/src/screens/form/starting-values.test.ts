import { resolveModule } from '@quartermaster/domain/core/resolve';
import { petAwakenLevelSetting } from '@quartermaster/domain/modules/pet-growth/pet-awaken-level-setting';
import { describe, expect, it } from 'vitest';
import { startingValues } from './starting-values.ts';

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
