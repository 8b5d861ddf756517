import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

const assertionKind = enumOf('gachapon-assertion-kind', {
  odds: ['Odds', '機率', '確率', 'blue', ['機', '確']],
  draws: ['Draws needed', '所需抽數', '必要な回数', 'magenta', ['抽', '回']],
  cost: ['Cost', '花費', '費用', 'gold', ['費', '費']],
});

const assertionTarget = enumOf('gachapon-assertion-target', {
  featured: ['Any featured prize', '任一機率提升獎品', 'いずれかのピックアップ', 'magenta', '↑'],
  every_featured: ['Every featured prize', '所有機率提升獎品', 'すべてのピックアップ', 'magenta', '全'],
  rarity: ['Rarity or better', '此稀有度以上', 'このレアリティ以上', 'blue', ['稀', '希']],
  group: ['Group', '群組', 'グループ', 'neutral', ['群', '組']],
  prize: ['One prize', '單一獎品', '一つの景品', 'gold', ['單', '一']],
});

const assertionBasis = enumOf('gachapon-assertion-basis', {
  long_run: ['With guarantees', '含保底', '天井込み', 'blue', ['保', '天']],
  weights: ['Weights only', '僅依權重', '重みのみ', 'neutral', ['重', '重']],
});

const DRAWN = { field: 'kind', in: ['draws', 'cost'] } as const;

/** What designers promise of gachapons. It is checked with every release, and never leaves the console. */
export const gachaponAssertionSetting = defineModule({
  key: 'gachapon-assertion-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon assertions', '轉蛋檢核', 'ガチャの検証条件'],
    record: ['Assertion', '檢核條件', '検証条件'],
  },
  synonyms: ['Odds', 'Drop rate', '機率', '確率', '排出率'],
  belongsTo: 'gachapon_ids',
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.staffName(80, { staffOnly: true }),
      gachapon_ids: field.references(['Gachapons', '適用轉蛋', '対象ガチャ'], 'gachapon-setting', [1, 20], {
        staffOnly: true,
        help: [
          'Checked for each of them before every release.',
          '每次發布前都會逐一檢核。',
          'リリースのたびに、それぞれについて確認します。',
        ],
      }),
    }),
    what: section(['Check', '檢核內容', '検証内容'], {
      kind: field.enum(['Assertion', '檢核項目', '検証する項目'], assertionKind, { staffOnly: true }),
      target: field.enum(['Target', '檢核對象', '対象'], assertionTarget, {
        staffOnly: true,
        default: 'featured',
      }),
      rarity: field.enum(['Minimum rarity', '至少此稀有度', 'このレアリティ以上'], rarity, {
        staffOnly: true,
        showWhen: { field: 'target', in: ['rarity'] },
      }),
      group_no: field.integer(['Group', '群組編號', 'グループ番号'], [1, 999], {
        staffOnly: true,
        showWhen: { field: 'target', in: ['group'] },
      }),
      pet_id: common.pet({ staffOnly: true, optional: true, showWhen: { field: 'target', in: ['prize'] } }),
      pet_god_id: common.god({
        staffOnly: true,
        optional: true,
        showWhen: { field: 'target', in: ['prize'] },
      }),
    }),
    value: section(['Promise', '承諾內容', '約束する値'], {
      rate: field.decimal(['Odds', '機率', '確率'], [0, 100], {
        decimals: 4,
        unit: 'percent',
        staffOnly: true,
        showWhen: { field: 'kind', in: ['odds'] },
      }),
      tolerance: field.decimal(['Tolerance (±)', '容許誤差（±）', '許容差（±）'], [0, 100], {
        decimals: 4,
        unit: 'percent',
        staffOnly: true,
        default: 0.01,
        showWhen: { field: 'kind', in: ['odds'] },
      }),
      basis: field.enum(['Calculation', '計算方式', '計算方法'], assertionBasis, {
        staffOnly: true,
        default: 'long_run',
        showWhen: { field: 'kind', in: ['odds'] },
      }),
      copies: field.integer(['Copies', '數量', '数'], [1, 50], {
        staffOnly: true,
        default: 1,
        showWhen: DRAWN,
      }),
      draws: field.integer(['Maximum draws', '抽數上限', '回数の上限'], [1, 5000], {
        staffOnly: true,
        showWhen: { field: 'kind', in: ['draws'] },
      }),
      cost: field.costs(['Maximum cost', '花費上限', '費用の上限'], [1, 1], {
        staffOnly: true,
        showWhen: { field: 'kind', in: ['cost'] },
      }),
      share: field.decimal(['Players', '玩家比例', 'プレイヤーの割合'], [1, 100], {
        decimals: 2,
        unit: 'percent',
        staffOnly: true,
        default: 100,
        help: [
          '100 means every player, which is the worst case.',
          '100 表示所有玩家，即最差情況。',
          '100は全員、つまり最悪の場合です。',
        ],
        showWhen: DRAWN,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    {
      fields: ['pet_id', 'pet_god_id'],
      is: 'exactly_one',
      when: { field: 'target', in: ['prize'] },
    },
    {
      field: 'target',
      is: 'one_of',
      values: ['featured', 'rarity', 'group', 'prize'],
      when: { field: 'kind', in: ['odds'] },
    },
    {
      rule: 'asserted',
      of: 'gachapon_ids',
      by: 'draws',
      beside: ['gachapon-guarantee-setting', 'gachapon-stepup-setting'],
    },
  ],
  list: {
    columns: ['id', 'name', 'gachapon_ids', 'kind', 'target', 'rate', 'draws', 'share', 'cost', 'status'],
    filters: ['gachapon_ids', 'kind', 'target', 'status'],
    sorts: ['id', 'name'],
  },
});
