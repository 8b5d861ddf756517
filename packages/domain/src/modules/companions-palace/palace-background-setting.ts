import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const season = enumOf('palace-season', {
  none: ['All year', '全年', '通年', 'neutral', ['全', '通']],
  spring: ['Spring', '春季', '春', 'magenta', '春'],
  summer: ['Summer', '夏季', '夏', 'green', '夏'],
  autumn: ['Autumn', '秋季', '秋', 'orange', '秋'],
  winter: ['Winter', '冬季', '冬', 'blue', '冬'],
  festival: ['Festival', '節慶', '祭り', 'red', ['慶', '祭']],
});

const obtainType = enumOf('palace-background-source', {
  default: ['Default', '預設', '既定', 'neutral', ['預', '既']],
  shop: ['Shop', '商城', 'ショップ', 'gold', ['商', '店']],
  event: ['Event', '活動', 'イベント', 'purple', ['活', '催']],
  achievement: ['Achievement', '成就', '実績', 'green', ['就', '績']],
});

/** A view from the palace that players choose for their lobby. */
export const palaceBackgroundSetting = defineModule({
  key: 'palace-background-setting',
  family: 'companions-palace',
  titles: {
    title: ['Palace backgrounds', '宮殿背景', '宮殿背景'],
    record: ['Background', '宮殿背景', '宮殿背景'],
  },
  identity: ['background_id'],
  sections: {
    basics: common.basics({
      background_id: field.id(['Background ID', '背景編號', '背景ID']),
      name: common.name(40),
      season: field.enum(['Season', '季節', '季節'], season, { default: 'none' }),
      bonus: bonusLines({ optional: true }),
    }),
    view: section(['View', '畫面', '眺め'], {
      image: common.image('image', { default: { path: 'battle-background/default.svg' } }),
      image_night: field.asset(['Night picture', '夜間圖片', '夜の画像'], 'image', { optional: true }),
      dynamic: field.asset(['Animated picture', '動態圖', 'アニメーションイラスト'], 'spine', {
        optional: true,
      }),
      bgm: common.music('sound', { optional: true }),
    }),
    obtain: section(['How to obtain', '取得條件', '獲得条件'], {
      obtain_type: field.enum(['Obtained by', '取得方式', '獲得方法'], obtainType, {
        default: 'event',
        help: [
          'Exactly one is the default: always open, for everyone.',
          '僅能有一個預設背景，須永久開放且無條件。',
          '既定にできるのは1つだけです。常時公開で、条件なしにします。',
        ],
      }),
      price: field.costs(['Price', '價格', '価格'], [1, 1], {
        showWhen: { field: 'obtain_type', in: ['shop'] },
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
      timeslot: common.openTime(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...defaultRecordRules({
      when: { field: 'obtain_type', in: ['default'] },
      timeslot: 'timeslot',
      free: ['unlock_conds'],
    }),
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['background_id', 'name', 'season', 'obtain_type', 'price', 'bonus', 'timeslot', 'status'],
    filters: ['season', 'obtain_type', 'timeslot', 'status'],
    sorts: ['background_id', 'name'],
  },
});
