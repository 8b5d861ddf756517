import { section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionStars } from '../../field-sets/companion-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const stars = companionStars({ of: 'guardian_id', from: 1, notFalling: ['stat_rate_bp'] });

/** What a star of a guardian costs and gives. */
export const guardianStarSetting = defineModule({
  key: 'guardian-star-setting',
  family: 'companions-palace',
  titles: {
    title: ['Guardian stars', '守護者星級', '守護者の星'],
    record: ['Guardian star', '守護者星級', '守護者の星'],
  },
  kind: 'child',
  parent: 'guardian_id',
  identity: ['star'],
  sections: {
    basics: common.basics({
      guardian_id: companion.guardian(),
      ...stars.fields,
      costs: common.extraCosts(8, { optional: true }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      stat_rate_bp: growthRate(['Stat multiplier', '能力倍率', 'ステータス倍率']),
      team_bonus: bonusLines({ optional: true }),
      image_change: common.imageChange(),
    }),
  },
  rules: [...stars.rules, ...statBonusRules('team_bonus')],
  display: { title: 'star' },
  list: {
    columns: [
      'guardian_id',
      'star',
      'fragments',
      'costs',
      'stat_rate_bp',
      'level_cap',
      'team_bonus',
      'image_change',
      'status',
    ],
    filters: ['star', 'image_change', 'status'],
    sorts: ['star', 'fragments'],
    sheet: {},
  },
});
