import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const obtainType = enumOf('icon-border-obtain-type', {
  default: ['Initial border', '初始頭像框', '初期フレーム', 'neutral', '初'],
  level: ['Level', '等級', 'レベル', 'green', '級'],
  event: ['Event', '活動', 'イベント', 'purple', ['活', '催']],
  arena: ['Arena', '競技場', 'アリーナ', 'orange', '競'],
  guild: ['Guild', '公會', 'ギルド', 'cyan', ['會', '会']],
  shop: ['Shop', '商城', 'ショップ', 'gold', ['商', '店']],
  vip: ['VIP', 'VIP', 'VIP', 'magenta', 'V'],
  pass: ['Season pass', '通行證', 'シーズンパス', 'blue', ['證', '季']],
});

/** A frame around a player's picture. */
export const iconBorderSetting = defineModule({
  key: 'icon-border-setting',
  family: 'skins-profile',
  titles: {
    title: ['Icon borders', '頭像框設定', 'アイコンフレーム設定'],
    record: ['Icon border', '頭像框', 'アイコンフレーム'],
  },
  identity: ['border_id'],
  sections: {
    basics: common.basics({
      border_id: field.id(['Border ID', '頭像框編號', 'フレームID']),
      name: common.name(30),
      image: common.image('image', {
        default: { path: 'icon-border/default.svg' },
        help: [
          'Keep the bottom free for the level badge.',
          '下方為等級徽章，請勿遮住。',
          '下部にはレベルのバッジが表示されるため、空けておきます。',
        ],
      }),
      dynamic: field.asset(['Animated border', '動態頭像框', 'アニメーションフレーム'], 'spine', {
        optional: true,
      }),
      rarity: common.rarity(rarity, { default: 'N' }),
    }),
    obtain: section(['How to obtain', '取得條件', '獲得条件'], {
      obtain_type: field.enum(['Obtained by', '取得方式', '獲得方法'], obtainType, {
        default: 'level',
        help: [
          'Exactly one initial border: permanent, always open, no conditions.',
          '初始頭像框須有且僅有一個：永久、隨時開放、無條件。',
          '初期フレームは必ず1つだけ。無期限・常時・条件なしにします。',
        ],
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
      price: field.costs(['Price', '價格', '価格'], [1, 1], {
        showWhen: { field: 'obtain_type', in: ['shop'] },
      }),
      timeslot: field.timeslot(['Available period', '可取得期間', '獲得できる期間']),
      valid_days: common.validDays(),
    }),
    bonus: section(['Bonus', '加成', 'ボーナス'], { bonus: bonusLines({ optional: true }) }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...defaultRecordRules({
      when: { field: 'obtain_type', in: ['default'] },
      timeslot: 'timeslot',
      free: ['unlock_conds', 'valid_days'],
    }),
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['border_id', 'name', 'rarity', 'obtain_type', 'unlock_conds', 'valid_days', 'price', 'status'],
    filters: ['rarity', 'obtain_type', 'valid_days', 'status'],
    sorts: ['border_id', 'name', 'rarity', 'valid_days'],
  },
});
