import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { redeemCodeType } from '../../enums/redeem-code-type.ts';
import { common } from '../../field-sets/common-fields.ts';

const MAX_CODES = 1_000_000;

/** A batch of redemption codes: what they give, how many there are, when they count. */
export const codeRedeemSetting = defineModule({
  key: 'code-redeem-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: {
    title: ['Redemption codes', '兌換碼批次', 'シリアルコード'],
    record: ['Code batch', '兌換碼批次', 'コードバッチ'],
  },
  synonyms: ['Coupon', 'Gift code', 'Promo code', '序號', '序號兌換', '虛寶', 'クーポン', 'ギフトコード'],
  identity: ['batch_id'],
  sections: {
    basics: common.basics({
      batch_id: field.id(['Batch ID', '批次編號', 'バッチID']),
      name: common.staffName(60, {
        staffOnly: true,
        help: ['Staff only.', '僅供內部查看。', 'スタッフだけが見ます。'],
      }),
      code_type: common.type(redeemCodeType, { default: 'unique' }),
      shared_code: field.text(['Code', '兌換碼', 'コード'], 20, {
        form: 'player_code',
        monospace: true,
        showWhen: { field: 'code_type', in: ['shared'] },
        help: [
          '4 to 20 uppercase letters or digits. Players can enter lowercase letters.',
          '4 至 20 個大寫英文字母或數字；玩家輸入時不分大小寫。',
          '英大文字と数字で4〜20文字。プレイヤーは小文字でも入力できます。',
        ],
      }),
      prefix: field.text(['Code prefix', '兌換碼開頭', 'コードの先頭'], 6, {
        optional: true,
        form: 'code_beginning',
        monospace: true,
        showWhen: { field: 'code_type', in: ['unique'] },
      }),
      code_length: field.integer(['Random characters', '其後字元數', '続く文字数'], [8, 20], {
        default: 12,
        showWhen: { field: 'code_type', in: ['unique'] },
        help: [
          'Random digits and consonants that are easy to tell apart.',
          '隨機產生，僅使用不易混淆的數字與子音字母。',
          '見間違えにくい数字と子音字だけからランダムに選びます。',
        ],
      }),
      quantity: field.integer(['Quantity', '數量', '数'], [1, MAX_CODES], {
        help: [
          'Number of codes, or the total uses of a shared code.',
          '兌換碼數量；共用碼則為可兌換總次數。',
          'コードの数。共通コードなら使える回数の合計です。',
        ],
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([1, 10]),
    }),
    limits: section(['Audience and period', '對象與期間', '対象と期間'], {
      timeslot: field.timeslot(['Valid period', '有效期間', '有効期間'], {
        types: ['limited_period', 'always_open'],
      }),
      per_user_limit: field.integer(['Limit per player', '每位玩家上限', '1人あたりの上限'], [1, 999], {
        default: 1,
      }),
      exclusive_group: field.integer(['Exclusive group', '互斥群組', '排他グループ'], [1, 999_999], {
        optional: true,
        help: [
          'A player can redeem only one batch in each group.',
          '同一群組的批次，每位玩家僅能兌換其一。',
          '同じグループのバッチは、1人につきどれか1つだけ使えます。',
        ],
      }),
      server_ids: common.serversOrAll(),
      platforms: common.platforms(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { fields: ['shared_code'], is: 'unique' },
    { field: 'per_user_limit', is: 'at_most', than: { field: 'quantity' } },
    {
      rule: 'within_limits',
      rewards: 'rewards',
      module: 'item-control',
      kind: 'asset_kind',
      targets: ['item_id', 'pet_id', 'god_id'],
      each: 'single_mail_limit',
    },
  ],
  list: {
    columns: ['batch_id', 'name', 'code_type', 'quantity', 'timeslot', 'status'],
    filters: ['code_type', 'exclusive_group', 'server_ids', 'platforms', 'status'],
    sorts: ['batch_id', 'name', 'quantity'],
    standing: 'redemption-codes',
  },
  fixed: {
    once: 'codes-generated',
    fields: [
      'code_type',
      'shared_code',
      'prefix',
      'code_length',
      'quantity',
      'per_user_limit',
      'exclusive_group',
      'rewards',
      'server_ids',
      'platforms',
    ],
  },
  search: ['name', 'shared_code'],
  panels: ['redemption-codes', 'find-code'],
});
