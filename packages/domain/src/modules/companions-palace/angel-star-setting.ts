import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionStars } from '../../field-sets/companion-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';

const stars = companionStars({ of: 'angel_id', from: 0, notFalling: ['bonus_rate_bp'] });

/** What a star of an angel costs and gives. */
export const angelStarSetting = defineModule({
  key: 'angel-star-setting',
  family: 'companions-palace',
  titles: { title: ['Angel stars', '天使星級', '天使の星'], record: ['Angel star', '天使星級', '天使の星'] },
  kind: 'child',
  parent: 'angel_id',
  identity: ['star'],
  sections: {
    basics: common.basics({ angel_id: companion.angel(), ...stars.fields }),
    gain: section(['Growth', '成長', '成長'], {
      bonus_rate_bp: growthRate(['Bonus multiplier', '加成倍率', 'ボーナス倍率']),
      wing_image: field.asset(['Wings', '羽翼', '翼'], 'image', { optional: true }),
      rewards: common.rewards([], { optional: true }),
    }),
  },
  rules: stars.rules,
  display: { title: 'star' },
  list: {
    columns: ['angel_id', 'star', 'fragments', 'bonus_rate_bp', 'level_cap', 'rewards', 'status'],
    filters: ['star', 'level_cap', 'status'],
    sorts: ['star', 'fragments'],
    sheet: {},
  },
});
