import { registry } from '@quartermaster/domain/modules/index';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { describe, expect, it } from 'vitest';
import { isWide } from '../../fields/common/wide-kinds.ts';
import { titledField } from './titled-field.ts';

/** The field that the title of one of the cards names already. */
function titledIn(moduleKey: string, sectionKey: string): string | null | undefined {
  const module = registry.get(moduleKey);
  const section = module.sections.find(({ key }) => key === sectionKey);
  const fields = section?.fields.flatMap((key) => module.fieldByKey.get(key) ?? []);
  return section && fields && titledField(section.title.en, fields, {}, 'en');
}

describe('titledField', () => {
  it('is the only field of a card of its name, or the first one of full width', () => {
    expect(titledIn('store-pool-setting', 'goods')).toBe('entries');
    expect(titledIn('monument-reward-setting', 'rewards')).toBe('rewards');
  });

  it('is none below other fields, where its boxes would have no label', () => {
    expect(titledIn('maze-shop-setting', 'goods')).toBeNull();
  });

  it('is none of another name, and no small one among others', () => {
    expect(titledIn('topup-setting-v2', 'price')).toBeNull();
    expect(titledIn('pet-star-cost-setting', 'chance')).toBeNull();
  });

  it('is never a small one among others: their card has a name of its own', () => {
    const twice = registry.modules.flatMap((module) =>
      module.sections.flatMap(({ key, title, fields: keys }) => {
        const fields = keys.flatMap((name) => module.fieldByKey.get(name) ?? []);
        const isNamed = fields.some(
          (field) =>
            !isWide(field) && LANGUAGES.some((language) => field.label[language] === title[language]),
        );
        return isNamed && fields.length > 1 ? [`${module.key} ${key}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });
});
