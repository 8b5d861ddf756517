import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';
import { trackSteps } from '../../field-sets/reward-steps.ts';

const goalKind = enumOf('growth-package-goal', {
  user_level: ['Player level', '玩家等級', 'プレイヤーレベル', 'blue', ['級', 'Lv']],
  chapter: ['Chapter', '章節', '章', 'green', '章'],
  power: ['Power', '戰力', '戦力', 'orange', '力'],
  tower_floor: ['Tower floor', '塔層', '塔の階', 'purple', ['層', '階']],
});

const MOST = 999_999_999;

const head = packageHead();
const track = trackSteps({ counts: ['Required value', '達成數值', '達成値'], max: MOST, steps: [1, 100] });

/** A product that pays out as its buyer grows, also for what was reached before. */
export const growthPackageSetting = defineModule({
  key: 'growth-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Growth packages', '成長禮包', '成長パッケージ'],
    record: ['Growth package', '成長禮包', '成長パッケージ'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({
      ...head.fields,
      total_value_text: field.localizedText(['Displayed total value', '總價值文字', '総額の表記'], 60),
    }),
    progress: section(['Progress', '進度', '進行度'], {
      goal_kind: field.enum(['Based on', '計算項目', '集計対象'], goalKind, { default: 'user_level' }),
      show_from: field.integer(['Visible from progress', '開始顯示進度', '表示を始める進行度'], [0, MOST], {
        default: 0,
        help: [
          'Progress from which players see the package.',
          '玩家達到此進度後才會看到禮包。',
          'この進行度に達した人に表示します。',
        ],
      }),
      buy_until: field.integer(['Sold until progress', '停售進度', '販売を終える進行度'], [1, MOST], {
        optional: true,
        help: [
          'Players who have reached this can no longer buy it.',
          '達到此進度後不再販售。',
          'ここに達すると購入できません。',
        ],
      }),
      ...track.fields,
    }),
  },
  rules: [...head.nameRules, ...head.productRules, ...track.rules],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'goal_kind', 'show_from', 'buy_until', 'timeslot', 'status'],
    filters: ['mall_id', 'goal_kind', 'status'],
    sorts: ['package_id', 'name', 'show_from'],
  },
});
