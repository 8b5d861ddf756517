import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const inspiration = enumOf('world-boss-inspiration', {
  coin: ['With coins', '銅幣鼓舞', 'コインで鼓舞', 'neutral', ['銅', '銅']],
  gem: ['With gems', '寶石鼓舞', 'ジェムで鼓舞', 'blue', ['石', '石']],
  server: ['By everyone', '全服鼓舞', '全員で鼓舞', 'green', '全'],
});

const reset = enumOf('world-boss-inspiration-reset', {
  opening: ['Every opening', '每次開放', '開催ごと', 'blue', ['場', '回']],
  day: ['Every day', '每日', '毎日', 'green', '日'],
});

/** A level of courage before a world boss: bought by a player, or earned by all of a server. */
export const worldBossBuffSetting = defineModule({
  key: 'world-boss-buff-setting',
  family: 'bosses',
  titles: {
    title: ['World boss inspire', '世界首領鼓舞', 'ワールドボス鼓舞'],
    record: ['Inspiration', '鼓舞', '鼓舞'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      kind: common.kind(inspiration),
      level: common.level([1, 50]),
    }),
    price: section(['Price', '條件', '条件'], {
      cost: field.costs(['Price', '價格', '価格'], [1, 1], {
        showWhen: { field: 'kind', in: ['coin', 'gem'] },
      }),
      server_count: field.integer(
        ['Inspirations of all players', '全服鼓舞次數', '全員の鼓舞回数'],
        [1, 9_999_999],
        {
          showWhen: { field: 'kind', in: ['server'] },
        },
      ),
      reset: field.enum(['Reset', '重置時機', 'リセットの時期'], reset, { default: 'opening' }),
    }),
    gain: section(['Effect', '效果', '効果'], { bonus: bonusLines() }),
  },
  rules: [
    { fields: ['kind', 'level'], is: 'unique' },
    ...ladderRules({ step: 'level', of: 'kind', from: 1, bonus: 'bonus' }),
    { field: 'server_count', along: { orderBy: 'level', groupBy: 'kind' }, is: 'rising' },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['id', 'name', 'kind', 'level', 'cost', 'server_count', 'bonus', 'reset', 'status'],
    filters: ['kind', 'level', 'reset', 'status'],
    sorts: ['id', 'name', 'level'],
    sheet: { groupBy: 'kind' },
  },
});
