import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { platform } from '../../enums/platform.ts';
import { redeemCodeType } from '../../enums/redeem-code-type.ts';

const MAX_CODES = 1_000_000;

/** A batch of redemption codes: what they give, how many there are, when they count. */
export const codeRedeemSetting = defineModule({
  key: 'code-redeem-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: {
    title: localized('Redemption codes', '兌換碼批次', 'シリアルコード'),
    record: localized('Code batch', '兌換碼批次', 'コードバッチ'),
  },
  identity: ['batch_id'],
  fields: {
    batch_id: { kind: 'id', label: localized('Batch ID', '批次編號', 'バッチID') },
    name: {
      kind: 'text',
      maxLength: 60,
      staffOnly: true,
      label: localized('Name', '名稱', '名前'),
      help: localized('Staff only.', '僅供內部查看。', 'スタッフだけが見ます。'),
    },
    code_type: {
      kind: 'enum',
      of: redeemCodeType,
      default: 'unique',
      label: localized('Type', '類型', '種類'),
    },
    shared_code: {
      kind: 'text',
      maxLength: 20,
      form: 'player_code',
      monospace: true,
      showWhen: { field: 'code_type', in: ['shared'] },
      label: localized('Code', '兌換碼', 'コード'),
      help: localized(
        '4 to 20 capital letters and digits. Players may type it in small letters.',
        '4 至 20 個大寫英文字母或數字；玩家輸入時不分大小寫。',
        '英大文字と数字で4〜20文字。プレイヤーは小文字でも入力できます。',
      ),
    },
    prefix: {
      kind: 'text',
      optional: true,
      maxLength: 6,
      form: 'code_beginning',
      monospace: true,
      showWhen: { field: 'code_type', in: ['unique'] },
      label: localized('Codes begin with', '兌換碼開頭', 'コードの先頭'),
    },
    code_length: {
      kind: 'integer',
      min: 8,
      max: 20,
      default: 12,
      showWhen: { field: 'code_type', in: ['unique'] },
      label: localized('Characters after it', '其後字元數', '続く文字数'),
      help: localized(
        'Drawn at random: digits and consonants that cannot be mistaken for one another.',
        '隨機產生，僅使用不易混淆的數字與子音字母。',
        '見間違えにくい数字と子音字だけからランダムに選びます。',
      ),
    },
    quantity: {
      kind: 'integer',
      min: 1,
      max: MAX_CODES,
      label: localized('Number', '數量', '数'),
      help: localized(
        'How many codes; of a shared code, how often it can be redeemed.',
        '兌換碼數量；共用碼則為可兌換總次數。',
        'コードの数。共通コードなら使える回数の合計です。',
      ),
    },
    per_user_limit: {
      kind: 'integer',
      min: 1,
      max: 999,
      default: 1,
      label: localized('For each player, at most', '每位玩家上限', '1人あたりの上限'),
    },
    exclusive_group: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 999_999,
      label: localized('Exclusive group', '互斥群組', '排他グループ'),
      help: localized(
        'A player redeems one batch of each group.',
        '同一群組的批次，每位玩家僅能兌換其一。',
        '同じグループのバッチは、1人につきどれか1つだけ使えます。',
      ),
    },
    rewards: { kind: 'reward_list', min: 1, max: 10, label: localized('Gives', '獎勵', '報酬') },
    timeslot: {
      kind: 'timeslot',
      types: ['limited_period', 'always_open'],
      label: localized('Valid', '有效期間', '有効期間'),
    },
    server_ids: {
      kind: 'reference',
      to: 'server-setting',
      many: true,
      optional: true,
      max: 100,
      label: localized('Servers', '伺服器', 'サーバー'),
      help: localized('Empty: all of them.', '留空表示全部伺服器。', '空欄ならすべてです。'),
    },
    platforms: {
      kind: 'multi_enum',
      of: platform,
      optional: true,
      label: localized('Platforms', '平台', 'プラットフォーム'),
      help: localized('Empty: all of them.', '留空表示全部平台。', '空欄ならすべてです。'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'unique', fields: ['shared_code'] },
    { rule: 'less_or_equal', field: 'per_user_limit', than: 'quantity' },
  ],
  display: { title: 'name' },
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
  panels: ['redemption-codes'],
  sections: [
    {
      key: 'codes',
      title: localized('Codes', '兌換碼', 'コード'),
      fields: ['batch_id', 'name', 'code_type', 'shared_code', 'prefix', 'code_length', 'quantity'],
    },
    { key: 'rewards', title: localized('Rewards', '獎勵', '報酬'), fields: ['rewards'] },
    {
      key: 'limits',
      title: localized('Who and when', '對象與期間', '対象と期間'),
      fields: ['timeslot', 'per_user_limit', 'exclusive_group', 'server_ids', 'platforms'],
    },
  ],
});
