import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

/** The rank that stands for everyone below the last range. */
const LAST_RANK = 999_999;

/** A tower that stands for the time of an event. */
export const eventTowerSetting = defineModule({
  key: 'event-tower-setting',
  family: 'towers-maze',
  titles: {
    title: localized('Event towers', '活動塔', 'イベントの塔'),
    record: localized('Event tower', '活動塔', 'イベントの塔'),
  },
  identity: ['event_id'],
  createFirst: 'event',
  fields: {
    event_id: { kind: 'id', label: localized('Event ID', '活動編號', 'イベントID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    rules: {
      kind: 'localized_text',
      multiline: true,
      rich: true,
      maxLength: 3000,
      label: localized('Rules for players', '活動規則', 'イベントルール'),
    },
    timeslot: {
      kind: 'timeslot',
      types: ['limited_period'],
      label: localized('Period', '活動期間', '開催期間'),
    },
    claim_end_at: {
      kind: 'date_time',
      label: localized('Claim until', '領取截止', '受取期限'),
      help: localized(
        'Must not be before the event ends.',
        '不可早於活動結束。',
        '開催終了より前にはできません。',
      ),
    },
    open_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Open to', '開放條件', '参加条件'),
    },
    daily_free_attempts: {
      kind: 'integer',
      min: 0,
      max: 99,
      default: 3,
      label: localized('Free attempts a day', '每日免費次數', '1日の無料回数'),
    },
    ticket_item_id: {
      kind: 'reference',
      to: 'item-setting',
      optional: true,
      label: localized('Ticket', '挑戰券', '挑戦チケット'),
      help: localized(
        'For further attempts. What is left over needs an exchange when the event ends.',
        '用於額外挑戰；活動結束後剩餘的券須設定自動兌換。',
        '追加の挑戦に使います。残りは終了時の自動交換を設定してください。',
      ),
    },
    point_item_id: {
      kind: 'reference',
      to: 'item-setting',
      optional: true,
      label: localized('Points', '積分道具', 'ポイント'),
      help: localized(
        'The item that levels give and rewards count.',
        '各關給予、並用於累積獎勵的道具。',
        '各レベルで手に入り、累計報酬で数えるアイテムです。',
      ),
    },
    god_allowed: {
      kind: 'boolean',
      default: true,
      label: localized('Gods may help', '可使用神明', '神の援護あり'),
    },
    ranking: { kind: 'boolean', default: false, label: localized('Ranking', '排行榜', 'ランキング') },
    ranking_rewards: {
      kind: 'rows',
      min: 1,
      max: 50,
      showWhen: { field: 'ranking', in: [true] },
      label: localized('Rewards by rank', '排名獎勵', '順位報酬'),
      help: localized(
        'From rank 1 without a gap; 999999 stands for everyone else.',
        '自第 1 名起不可中斷；999999 代表其餘所有人。',
        '1位から切れ目なく設定します。999999は残りの全員です。',
      ),
      fields: {
        rank_from: {
          kind: 'integer',
          min: 1,
          max: LAST_RANK,
          label: localized('From', '起始名次', '順位から'),
        },
        rank_to: { kind: 'integer', min: 1, max: LAST_RANK, label: localized('To', '結束名次', '順位まで') },
        rewards: { kind: 'reward_list', label: localized('Rewards', '獎勵', '報酬') },
      },
    },
    banner: {
      kind: 'asset',
      asset: 'image',
      perLanguage: true,
      default: { path: 'banner/default.svg' },
      label: localized('Banner', '橫幅', 'バナー'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'around_timeslot', timeslot: 'timeslot', after: 'claim_end_at' },
    { rule: 'greater_or_equal', field: 'ranking_rewards.rank_to', than: 'rank_from' },
    { rule: 'rows_follow_on', rows: 'ranking_rewards', from: 'rank_from', to: 'rank_to', start: 1 },
  ],
  display: { title: 'name', image: 'banner' },
  list: {
    columns: ['event_id', 'name', 'timeslot', 'claim_end_at', 'point_item_id', 'ranking', 'status'],
    filters: ['ranking', 'ticket_item_id', 'point_item_id', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['event_id', 'name', 'rules'],
    },
    {
      key: 'period',
      title: localized('Period', '期間', '期間'),
      fields: ['timeslot', 'claim_end_at', 'open_conds'],
    },
    {
      key: 'attempts',
      title: localized('Attempts', '挑戰', '挑戦'),
      fields: ['daily_free_attempts', 'ticket_item_id', 'point_item_id', 'god_allowed'],
    },
    {
      key: 'ranking',
      title: localized('Ranking', '排行榜', 'ランキング'),
      fields: ['ranking', 'ranking_rewards'],
    },
    { key: 'presentation', title: localized('Presentation', '呈現', '表示'), fields: ['banner'] },
  ],
});
