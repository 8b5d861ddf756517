import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { petOrGodFields } from '../../field-sets/pet-or-god-fields.ts';

const guaranteeKind = enumOf('guarantee-kind', {
  rarity: ['Rarity', '指定稀有度', 'レアリティ', 'blue', '稀'],
  rate_up: ['Featured pet', '機率提升寵物', 'ピックアップ', 'magenta', '↑'],
  choose: ['Pet of the player’s choice', '自選寵物', '選べるペット', 'gold', '選'],
});

/** After how many draws without luck a player gets what the gachapon promises. */
export const gachaponGuaranteeSetting = defineModule({
  key: 'gachapon-guarantee-setting',
  family: 'gacha',
  titles: { title: ['Gachapon guarantees', '轉蛋保底', 'ガチャ天井'], record: ['Guarantee', '保底', '天井'] },
  synonyms: ['Pity'],
  belongsTo: 'gachapon_ids',
  sections: {
    basics: common.basics({
      id: common.id(),
      gachapon_ids: field.references(['Gachapons', '適用轉蛋', '対象ガチャ'], 'gachapon-setting', [1, 20], {
        help: [
          'These gachapons share one counter.',
          '這些轉蛋共用同一個計數。',
          'これらのガチャは一つのカウンターを共有します。',
        ],
      }),
      kind: field.enum(['Guarantee type', '保底內容', '天井の種類'], guaranteeKind),
      rarity: field.enum(['Minimum rarity', '至少此稀有度', 'このレアリティ以上'], rarity, {
        showWhen: { field: 'kind', in: ['rarity'] },
      }),
      choose_list: field.rows(['Available choices', '可選清單', '選択肢'], [1, 50], {
        showWhen: { field: 'kind', in: ['choose'] },
        fields: { ...petOrGodFields },
      }),
      text: field.localizedText(['Player description', '玩家說明', 'プレイヤー向け説明'], 300, {
        multiline: true,
      }),
    }),
    count: section(['Counter', '計數', 'カウンター'], {
      soft_from: field.integer(
        ['Odds increase from draw', '機率提升起始抽數', '確率上昇の開始回数'],
        [1, 1000],
        {
          optional: true,
          help: [
            'From this draw, the odds increase with every draw. Empty: no increase.',
            '自此抽起，機率逐抽提升；留空則不提升。',
            'この回から1回ごとに確率が上がります。空欄なら上がりません。',
          ],
        },
      ),
      soft_step_bp: field.integer(['Increase per draw', '每抽提升', '1回ごとの上昇'], [1, 10_000], {
        optional: true,
        unit: 'bp',
      }),
      hard_at: field.integer(['Guaranteed at draw', '必中抽數', '確定回数'], [2, 1000]),
      reset_on_hit: field.boolean(['Reset on early hit', '提前抽中時重置', '当選時にリセット'], {
        default: true,
        help: [
          'Off: the counter continues until the guaranteed draw.',
          '關閉時，計數持續累積至必中。',
          'オフの場合、確定回まで数え続けます。',
        ],
      }),
      carry_over: field.boolean(['Carry counter over', '計數延續', '次回へ引き継ぐ'], {
        default: false,
        help: [
          'The counter carries over to the next gachapon of the same type.',
          '計數延續至下一個同類型的轉蛋。',
          '同じ種類の次のガチャにカウンターを引き継ぎます。',
        ],
      }),
    }),
  },
  rules: [
    { field: 'hard_at', is: 'at_least', than: { field: 'soft_from' } },
    { field: 'soft_step_bp', is: 'required', when: { field: 'soft_from', isFilled: true } },
    { fields: ['kind', 'gachapon_ids'], is: 'unique' },
    // A guarantee beyond the last draw is never reached.
    { field: 'draw_limit', of: 'gachapon_ids', is: 'at_least', than: { field: 'hard_at' } },
    // A featured pet is never certain before one of its rarity is.
    {
      field: 'hard_at',
      along: {
        orderBy: 'kind',
        groupBy: 'gachapon_ids',
        where: { field: 'kind', in: ['rarity', 'rate_up'] },
      },
      is: 'not_falling',
    },
    { fields: ['choose_list.pet_id', 'pet_god_id'], is: 'exactly_one' },
  ],
  fixed: {
    during: 'gachapon_ids',
    fields: [
      'kind',
      'rarity',
      'choose_list',
      'soft_from',
      'soft_step_bp',
      'hard_at',
      'reset_on_hit',
      'carry_over',
    ],
  },
  display: { title: 'hard_at', namedAfter: ['gachapon_ids'] },
  list: {
    columns: [
      'id',
      'gachapon_ids',
      'kind',
      'rarity',
      'soft_from',
      'soft_step_bp',
      'hard_at',
      'reset_on_hit',
      'carry_over',
      'status',
    ],
    filters: ['gachapon_ids', 'kind', 'rarity', 'hard_at', 'status'],
    sorts: ['id', 'hard_at'],
  },
  search: ['text'],
});
