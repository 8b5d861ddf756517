import type { EnumDefinition, EnumValue } from '../core/field.ts';

/** What a condition compares: its label, the module its target is a record of, the type of its value. */
export type ConditionKindFacts = EnumValue & {
  readonly target: string | null;
  readonly valueType: 'integer' | 'text' | 'date_time' | 'weekday';
  /** Done or owned at all is what is asked for: “at least 1” goes without saying. */
  readonly once?: true;
};

const KINDS = [
  {
    value: 'user_level',
    label: { en: 'Player level', zh: '玩家等級', jp: 'プレイヤーレベル' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'vip_level',
    label: { en: 'VIP level', zh: 'VIP 等級', jp: 'VIPレベル' },
    target: null,
    valueType: 'integer',
  },
  { value: 'power', label: { en: 'Power', zh: '戰力', jp: '戦力' }, target: null, valueType: 'integer' },
  {
    value: 'chapter_clear',
    label: { en: 'Chapter cleared', zh: '通關章節', jp: '章クリア' },
    target: 'chapter-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'battle_clear',
    label: { en: 'Battle cleared', zh: '通關戰鬥', jp: 'バトルクリア' },
    target: 'battle-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'battle_stars',
    label: { en: 'Battle stars', zh: '戰鬥星數', jp: 'バトルの星数' },
    target: 'battle-setting',
    valueType: 'integer',
  },
  {
    value: 'tower_floor',
    label: { en: 'Tower floor', zh: '塔層', jp: '塔の到達階' },
    target: 'pve-tower-setting',
    valueType: 'integer',
  },
  {
    value: 'maze_clear',
    label: { en: 'Maze cleared', zh: '通關迷宮', jp: '迷宮クリア' },
    target: 'maze-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'quest_done',
    label: { en: 'Quest completed', zh: '完成任務', jp: 'クエスト達成' },
    target: 'quest-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'pet_owned',
    label: { en: 'Pet owned', zh: '擁有寵物', jp: 'ペット所持' },
    target: 'pet-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'pet_level',
    label: { en: 'Pet level', zh: '寵物等級', jp: 'ペットレベル' },
    target: 'pet-setting',
    valueType: 'integer',
  },
  {
    value: 'pet_star',
    label: { en: 'Pet star', zh: '寵物星級', jp: 'ペットの星' },
    target: 'pet-setting',
    valueType: 'integer',
  },
  {
    value: 'pet_awaken',
    label: { en: 'Pet awakening', zh: '寵物覺醒', jp: 'ペット覚醒' },
    target: 'pet-setting',
    valueType: 'integer',
  },
  {
    value: 'god_owned',
    label: { en: 'God owned', zh: '擁有神明', jp: '神所持' },
    target: 'god-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'god_level',
    label: { en: 'God level', zh: '神明等級', jp: '神レベル' },
    target: 'god-setting',
    valueType: 'integer',
  },
  {
    value: 'god_star',
    label: { en: 'God star', zh: '神明星級', jp: '神の星' },
    target: 'god-setting',
    valueType: 'integer',
  },
  {
    value: 'role_stage',
    label: { en: 'Hero stage', zh: '主角階段', jp: '主人公ステージ' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'skin_owned',
    label: { en: 'Skin owned', zh: '擁有造型', jp: 'スキン所持' },
    target: 'skin-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'item_amount',
    label: { en: 'Item quantity', zh: '道具數量', jp: 'アイテム所持数' },
    target: 'item-setting',
    valueType: 'integer',
  },
  {
    value: 'title_owned',
    label: { en: 'Title owned', zh: '擁有稱號', jp: '称号所持' },
    target: 'title-setting',
    valueType: 'integer',
    once: true,
  },
  {
    value: 'kizuna_level',
    label: { en: 'Kizuna level', zh: '羈絆等級', jp: '絆レベル' },
    target: 'kizuna-setting',
    valueType: 'integer',
  },
  {
    value: 'intimacy',
    label: { en: 'Intimacy', zh: '親密度', jp: '親密度' },
    target: 'pet-setting',
    valueType: 'integer',
  },
  {
    value: 'guild_joined',
    label: { en: 'Guild joined', zh: '已加入公會', jp: 'ギルド加入' },
    target: null,
    valueType: 'integer',
    once: true,
  },
  {
    value: 'guild_level',
    label: { en: 'Guild level', zh: '公會等級', jp: 'ギルドレベル' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'pvp_class',
    label: { en: 'PvP class', zh: '競技場階級', jp: 'アリーナクラス' },
    target: null,
    valueType: 'text',
  },
  {
    value: 'register_days',
    label: { en: 'Days since registration', zh: '註冊天數', jp: '登録からの日数' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'server_open_days',
    label: { en: 'Days since server opening', zh: '開服天數', jp: 'サーバー開設からの日数' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'login_days',
    label: { en: 'Login days', zh: '登入天數', jp: 'ログイン日数' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'inactive_days',
    label: { en: 'Days away', zh: '未登入天數', jp: '未ログイン日数' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'topup_total',
    label: { en: 'Total top-up', zh: '累積儲值', jp: '累計チャージ' },
    target: null,
    valueType: 'integer',
  },
  {
    value: 'purchased',
    label: { en: 'Purchased', zh: '已購買', jp: '購入済み' },
    target: 'mall-setting',
    valueType: 'integer',
  },
  {
    value: 'not_purchased',
    label: { en: 'Not purchased', zh: '未購買', jp: '未購入' },
    target: 'mall-setting',
    valueType: 'integer',
  },
  {
    value: 'event_active',
    label: { en: 'Event running', zh: '活動進行中', jp: 'イベント開催中' },
    target: 'special-event-setting',
    valueType: 'integer',
  },
  {
    value: 'date_after',
    label: { en: 'Date', zh: '日期', jp: '日付' },
    target: null,
    valueType: 'date_time',
  },
  { value: 'weekday', label: { en: 'Weekday', zh: '星期', jp: '曜日' }, target: null, valueType: 'weekday' },
  {
    value: 'platform',
    label: { en: 'Platform', zh: '平台', jp: 'プラットフォーム' },
    target: null,
    valueType: 'text',
  },
  {
    value: 'app_version',
    label: { en: 'App version', zh: 'App 版本', jp: 'アプリバージョン' },
    target: null,
    valueType: 'text',
  },
  { value: 'language', label: { en: 'Language', zh: '語言', jp: '言語' }, target: null, valueType: 'text' },
  { value: 'channel', label: { en: 'Channel', zh: '通路', jp: '流入経路' }, target: null, valueType: 'text' },
  {
    value: 'server',
    label: { en: 'Server', zh: '伺服器', jp: 'サーバー' },
    target: 'server-setting',
    valueType: 'integer',
  },
  {
    value: 'story_read',
    label: { en: 'Story read', zh: '已閱讀劇情', jp: 'ストーリー既読' },
    target: 'avg-setting',
    valueType: 'integer',
    once: true,
  },
  { value: 'flag', label: { en: 'Flag', zh: '旗標', jp: 'フラグ' }, target: null, valueType: 'text' },
] as const satisfies readonly ConditionKindFacts[];

/** What a condition can compare. */
export const conditionKind = { key: 'condition-kind', values: KINDS } as const satisfies EnumDefinition;

const FACTS: ReadonlyMap<string, ConditionKindFacts> = new Map(KINDS.map((kind) => [kind.value, kind]));

/** What is known of a kind of condition; `undefined` when there is no such kind. */
export function findConditionKind(value: string): ConditionKindFacts | undefined {
  return FACTS.get(value);
}
