import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { titledField } from './titled-field.ts';

/** The field that the title of one of the cards names already. */
function titledIn(moduleKey: string, sectionKey: string): string | null | undefined {
  const module = registry.get(moduleKey);
  const section = module.sections.find(({ key }) => key === sectionKey);
  const fields = section?.fields.flatMap((key) => module.fieldByKey.get(key) ?? []);
  return section && fields && titledField(section.title.en, fields, {}, 'en');
}

describe('titledField', () => {
  it('is the only field of a card of its name, or a first one of full width', () => {
    expect(titledIn('store-pool-setting', 'goods')).toBe('entries');
    expect(titledIn('monument-reward-setting', 'rewards')).toBe('rewards');
  });

  it('is none of another name, and no small one among others', () => {
    expect(titledIn('topup-setting-v2', 'price')).toBeNull();
    expect(titledIn('pet-star-cost-setting', 'chance')).toBeNull();
  });
});
