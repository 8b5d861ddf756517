import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const starSign = enumOf('star-sign', {
  aries: ['Aries', '牡羊座', 'おひつじ座', 'red', '♈'],
  taurus: ['Taurus', '金牛座', 'おうし座', 'green', '♉'],
  gemini: ['Gemini', '雙子座', 'ふたご座', 'gold', '♊'],
  cancer: ['Cancer', '巨蟹座', 'かに座', 'blue', '♋'],
  leo: ['Leo', '獅子座', 'しし座', 'orange', '♌'],
  virgo: ['Virgo', '處女座', 'おとめ座', 'neutral', '♍'],
  libra: ['Libra', '天秤座', 'てんびん座', 'cyan', '♎'],
  scorpio: ['Scorpio', '天蠍座', 'さそり座', 'magenta', '♏'],
  sagittarius: ['Sagittarius', '射手座', 'いて座', 'purple', '♐'],
  capricorn: ['Capricorn', '摩羯座', 'やぎ座', 'neutral', '♑'],
  aquarius: ['Aquarius', '水瓶座', 'みずがめ座', 'blue', '♒'],
  pisces: ['Pisces', '雙魚座', 'うお座', 'cyan', '♓'],
});

/** A star sign under which an astrology gachapon is drawn: which groups come more often, and what luck brings. */
export const gachaponAstrologySetting = defineModule({
  key: 'gachapon-astrology-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon astrology', '占星轉蛋', '占星ガチャ'],
    record: ['Star sign', '星座', '星座'],
  },
  belongsTo: 'gachapon_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      gachapon_id: common.gachapon({
        help: ['Astrology gachapons only.', '僅限占星類型的轉蛋。', '種類が占星のガチャです。'],
      }),
      star_sign: field.enum(['Star sign', '星座', '星座'], starSign),
      name: common.name(40),
      image: common.image('image', { default: { path: 'star-sign/default.svg' } }),
    }),
    odds: section(['Odds', '機率', '確率'], {
      rate_changes: field.rows(['Group adjustments', '群組調整', 'グループの変更'], [1, 30], {
        uniqueBy: 'group_no',
        help: [
          'Weights of these groups are multiplied. The published odds are those of the sign.',
          '這些群組的權重會乘上倍率，並依星座公布機率。',
          'これらのグループの重みに掛けます。公開する確率は星座ごとです。',
        ],
        fields: {
          group_no: field.integer(['Group', '群組編號', 'グループ番号'], [1, 999]),
          weight_bp: field.integer(['Weight multiplier', '權重倍率', '重みの倍率'], [5000, 20_000], {
            unit: 'bp',
            default: 10_000,
          }),
        },
      }),
      lucky_rewards: field.rewards(['Lucky rewards', '幸運獎勵', '幸運の報酬'], [], { optional: true }),
    }),
    turn: section(['Change of sign', '更換星座', '星座の変更'], {
      weight: common.weight([1, 1000], { default: 100 }),
      weekday: common.weekday({ optional: true }),
      turn_cost: field.costs(['Cost to change the sign', '更換消耗', '変更のコスト'], [1, 1], {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['gachapon_id', 'star_sign'], is: 'unique' },
    { field: 'gacha_type', of: 'gachapon_id', is: 'one_of', values: ['astrology'] },
    { field: 'rate_changes.group_no', is: 'found_in', rows: { field: 'groups.group_no', of: 'gachapon_id' } },
  ],
  list: {
    columns: [
      'id',
      'name',
      'gachapon_id',
      'star_sign',
      'rate_changes',
      'lucky_rewards',
      'weekday',
      'weight',
      'status',
    ],
    filters: ['gachapon_id', 'star_sign', 'weekday', 'status'],
    sorts: ['id', 'name', 'weight'],
    sheet: { groupBy: 'gachapon_id' },
  },
});
