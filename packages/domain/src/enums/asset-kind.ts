import type { EnumDefinition, EnumValue } from '../core/field.ts';

/**
 * What a reward or a cost may name: its label, the module its target is a record of (`of`: only those
 * with this value in that field), the largest amount. `item`: the field of the target that names the item it is
 * counted in.
 */
export type AssetKindFacts = EnumValue & {
  readonly target: string | null;
  readonly of?: { readonly field: string; readonly value: string };
  /** Something of its target, such as its spirit: lists say what, beside the name. */
  readonly isFragment?: boolean;
  readonly max: number;
  readonly item?: string;
  /** The field of the target with the largest amount that players can hold of it. */
  readonly heldAtMost?: string;
};

const KINDS = [
  { value: 'star', label: { en: 'Star', zh: '星星', jp: 'スター' }, target: null, max: 9_999_999 },
  { value: 'coin', label: { en: 'Coin', zh: '銅幣', jp: 'コイン' }, target: null, max: 999_999_999 },
  { value: 'gem', label: { en: 'Gem', zh: '寶石', jp: 'ジェム' }, target: null, max: 999_999 },
  { value: 'gold', label: { en: 'Gold', zh: '金幣', jp: 'ゴールド' }, target: null, max: 9_999_999 },
  { value: 'ap', label: { en: 'AP', zh: '體力', jp: 'AP' }, target: null, max: 9_999 },
  { value: 'bp', label: { en: 'BP', zh: '戰鬥點', jp: 'BP' }, target: null, max: 99 },
  { value: 'pet', label: { en: 'Pet', zh: '寵物', jp: 'ペット' }, target: 'pet-setting', max: 10 },
  {
    value: 'pet_spirit',
    label: { en: 'Pet spirit', zh: '寵物之魂', jp: 'ペットソウル' },
    target: 'pet-setting',
    isFragment: true,
    item: 'spirit_item_id',
    max: 9_999,
  },
  { value: 'pet_god', label: { en: 'God', zh: '神明', jp: '神' }, target: 'god-setting', max: 10 },
  {
    value: 'pet_god_spirit',
    label: { en: 'God spirit', zh: '神明之魂', jp: '神ソウル' },
    target: 'god-setting',
    isFragment: true,
    item: 'spirit_item_id',
    max: 9_999,
  },
  {
    value: 'item',
    label: { en: 'Item', zh: '道具', jp: 'アイテム' },
    target: 'item-setting',
    max: 999_999_999,
    heldAtMost: 'stack_limit',
  },
  {
    value: 'glyph',
    label: { en: 'Rune', zh: '符文', jp: 'ルーン' },
    target: 'rune-setting',
    max: 10,
  },
  {
    value: 'event_currency',
    label: { en: 'Event currency', zh: '活動貨幣', jp: 'イベント通貨' },
    target: 'item-setting',
    of: { field: 'item_type', value: 'event_currency' },
    max: 999_999,
  },
  {
    value: 'game_currency',
    label: { en: 'Game currency', zh: '遊戲貨幣', jp: 'ゲーム通貨' },
    target: 'item-setting',
    of: { field: 'item_type', value: 'game_currency' },
    max: 9_999_999,
  },
  {
    value: 'user_exp',
    label: { en: 'Player EXP', zh: '玩家經驗', jp: 'プレイヤーEXP' },
    target: null,
    max: 999_999,
  },
  {
    value: 'vip_point',
    label: { en: 'VIP point', zh: 'VIP 點數', jp: 'VIPポイント' },
    target: null,
    max: 999_999,
  },
  {
    value: 'equipment',
    label: { en: 'Equipment', zh: '裝備', jp: '装備' },
    target: 'equipment-setting',
    max: 10,
  },
  {
    value: 'artifact',
    label: { en: 'Artifact', zh: '神器', jp: 'アーティファクト' },
    target: 'equipment-artifact-setting',
    max: 1,
  },
  { value: 'skin', label: { en: 'Skin', zh: '造型', jp: 'スキン' }, target: 'skin-setting', max: 1 },
  { value: 'title', label: { en: 'Title', zh: '稱號', jp: '称号' }, target: 'title-setting', max: 1 },
  {
    value: 'icon_border',
    label: { en: 'Icon border', zh: '頭像框', jp: 'フレーム' },
    target: 'icon-border-setting',
    max: 1,
  },
  {
    value: 'avatar',
    label: { en: 'Avatar', zh: '頭像', jp: 'アバター' },
    target: 'role-avatar-setting',
    max: 1,
  },
  {
    value: 'palace_background',
    label: { en: 'Background', zh: '背景', jp: '背景' },
    target: 'palace-background-setting',
    max: 1,
  },
  {
    value: 'guild_exp',
    label: { en: 'Guild EXP', zh: '公會經驗', jp: 'ギルドEXP' },
    target: null,
    max: 999_999,
  },
  {
    value: 'contribution',
    label: { en: 'Contribution', zh: '貢獻', jp: '貢献度' },
    target: null,
    max: 999_999,
  },
  {
    value: 'skill_point',
    label: { en: 'Skill point', zh: '技能點', jp: 'スキルポイント' },
    target: null,
    max: 9_999,
  },
  {
    value: 'intimacy',
    label: { en: 'Intimacy', zh: '親密度', jp: '親密度' },
    target: 'pet-setting',
    isFragment: true,
    max: 9_999,
  },
  {
    value: 'guardian',
    label: { en: 'Guardian', zh: '守護者', jp: '守護者' },
    target: 'guardian-setting',
    max: 1,
  },
  { value: 'angel', label: { en: 'Angel', zh: '天使', jp: '天使' }, target: 'angel-setting', max: 1 },
  {
    value: 'secretary',
    label: { en: 'Secretary', zh: '秘書', jp: '秘書' },
    target: 'secretary-setting',
    max: 1,
  },
] as const satisfies readonly AssetKindFacts[];

/** One kind of asset. */
export type AssetKind = (typeof KINDS)[number]['value'];

/** The kinds of assets a reward or a cost may name. */
export const assetKind = { key: 'asset-kind', values: KINDS } as const satisfies EnumDefinition;

/** The kinds a cost may name. */
export const COST_ASSET_KINDS: readonly AssetKind[] = [
  'coin',
  'gem',
  'gold',
  'star',
  'ap',
  'bp',
  'item',
  'event_currency',
  'game_currency',
  'pet_spirit',
  'pet_god_spirit',
];

/** The kinds a cost may name, to choose one from. */
export const costAssetKind: EnumDefinition<AssetKind> = {
  key: 'cost-asset-kind',
  values: KINDS.filter(({ value }) => COST_ASSET_KINDS.includes(value)),
};

const FACTS: ReadonlyMap<string, AssetKindFacts> = new Map(KINDS.map((kind) => [kind.value, kind]));

/** What is known of a kind of asset; `undefined` when there is no such kind. */
export function findAssetKind(value: string): AssetKindFacts | undefined {
  return FACTS.get(value);
}
