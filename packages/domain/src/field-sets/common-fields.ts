import type { Options } from '../core/build-field.ts';
import { field, section } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { Label } from '../core/language.ts';
import { platform } from '../enums/platform.ts';
import { pvpClass } from '../enums/pvp-class.ts';
import { rarity } from '../enums/rarity.ts';
import { resetPeriod } from '../enums/reset-period.ts';
import { rewardClaim } from '../enums/reward-claim.ts';
import { STAT_UNITS, statKey } from '../enums/stat-key.ts';
import { HOURS } from '../enums/hours.ts';
import { WEEKDAYS } from '../enums/weekdays.ts';

/** A builder that has its label already. */
function labelled<Rest extends readonly unknown[], Built>(
  build: (label: Label, ...rest: Rest) => Built,
  label: Label,
): (...rest: Rest) => Built {
  return (...rest) => build(label, ...rest);
}

/** The builder of references with its label and the module that is named. */
function referenceTo<Rest extends readonly unknown[], Built>(
  build: (label: Label, module: string, ...rest: Rest) => Built,
  label: Label,
  module: string,
): (...rest: Rest) => Built {
  return (...rest) => build(label, module, ...rest);
}

/** A reference to an asset that players spend there. */
const spent = <const O extends boolean = false, const S extends ShowWhen = never>(
  label: Label,
  to: string,
  options: Options<'reference', 'to' | 'many' | 'min' | 'max', O, string | number, S> = {},
) => field.reference(label, to, { ...options, flow: 'sink' });

const BANNER_LABEL: Label = ['Banner', '橫幅', 'バナー'];
const PICTURE_LABEL: Label = ['Picture', '圖片', '画像'];

/**
 * The word for 0 where it takes a limit away.
 * @example daily_limit: common.dailyLimit([0, 999], { default: 0, zero: NO_LIMIT })
 */
export const NO_LIMIT: Label = ['No limit', '不限', '制限なし'];

/** A wide picture with words: one for each language, a plain one until they are drawn. */
const BANNER = { perLanguage: true, default: { path: 'banner/default.svg' } } as const;

/**
 * Fields that many modules have: called and explained alike everywhere. Look here before writing a
 * label; what one module alone has stays in its definition. Each takes what the builder of its kind
 * takes after the label.
 * @example
 * basics: common.basics({
 *   id: common.id(),
 *   name: common.name(40),
 *   icon: common.icon('pet/default.svg'),
 * })
 */
export const common = {
  id: labelled(field.id, ['ID', '編號', 'ID']),

  /** What players read: `common.name(40)`. */
  name: labelled(field.localizedText, ['Name', '名稱', '名前']),
  /** What staff call a record of which players never read. */
  staffName: labelled(field.text, ['Name', '名稱', '名前']),
  description: labelled(field.localizedText, ['Description', '說明', '説明']),
  title: labelled(field.localizedText, ['Title', '標題', 'タイトル']),
  text: labelled(field.localizedText, ['Text', '文字', 'テキスト']),
  /** The fine print: how an event, a shop or a draw works. */
  rulesForPlayers: () =>
    field.localizedText(['Rules for players', '規則說明', 'ルール説明'], 3000, {
      multiline: true,
      rich: true,
    }),
  /** What players read while something runs or before it begins. */
  announcement: labelled(field.localizedText, ['Announcement', '公告文字', 'お知らせ文']),
  /** Where players get it. */
  obtainHint: () => field.localizedText(['Source', '取得途徑', '入手元'], 120),
  epithet: () => field.localizedText(['Epithet', '別名', '二つ名'], 60),

  /** One of the values of an `enumOf`: `common.type(towerType)`. */
  type: labelled(field.enum, ['Type', '類型', '種類']),
  category: labelled(field.enum, ['Category', '分類', '分類']),
  kind: labelled(field.enum, ['Kind', '種類', '種類']),
  difficulty: labelled(field.enum, ['Difficulty', '難度', '難易度']),
  rarity: labelled(field.enum, ['Rarity', '稀有度', 'レアリティ']),
  property: labelled(field.enum, ['Property', '屬性', '属性']),
  currency: labelled(field.enum, ['Currency', '幣別', '通貨']),

  clan: labelled(field.enum, ['Club', '社團', 'クラブ']),

  level: labelled(field.integer, ['Level', '等級', 'レベル']),
  maxLevel: labelled(field.integer, ['Max level', '等級上限', '最大レベル']),
  maxStar: labelled(field.integer, ['Max stars', '最高星級', '最大星数']),
  expToNext: labelled(field.integer, ['EXP to next level', '升級所需經驗', '必要経験値']),
  recommendedPower: labelled(field.integer, ['Recommended power', '建議戰力', '推奨戦力']),
  /** What stats are multiplied by; 10,000 leaves them as they are. */
  statRate: (limits: readonly [min: number, max: number], help?: Label) =>
    field.integer(['Stat multiplier', '能力倍率', 'ステータス倍率'], limits, {
      unit: 'bp',
      default: 10_000,
      ...(help === undefined ? {} : { help }),
    }),
  /** One of the figures of a fighter, in a row of its own. */
  stat: () => field.enum(['Stat', '能力值', 'ステータス'], statKey),
  /** A number of the `stat` beside it, which gives it its unit: `common.statValue(['Minimum', …])`. */
  statValue: (label: Label, least = 0) =>
    field.decimal(label, [least, 1_000_000], { decimals: 2, unitBy: { stat: STAT_UNITS } }),
  /** What a row is called by, within its list. */
  no: labelled(field.integer, ['No.', '序號', '番号']),
  /** From which count or amount on a reward is given, or an offer made. */
  requiredValue: labelled(field.integer, ['Required value', '達成數值', '達成値']),
  weight: labelled(field.integer, ['Weight', '權重', '重み']),
  /** A place among siblings that the game shows in order. */
  order: labelled(field.integer, ['Order', '順序', '順番']),
  priority: labelled(field.integer, ['Priority', '優先度', '優先度']),
  dailyLimit: labelled(field.integer, ['Uses per day', '每日次數', '1日の回数']),
  /** As timeslots count them. */
  weekday: ({ optional = false } = {}) =>
    field.integer(['Weekday', '星期', '曜日'], [1, 7], {
      optional,
      words: WEEKDAYS,
      ...(optional ? { help: ['Empty: every day.', '留空表示每天。', '空欄なら毎日です。'] as const } : {}),
    }),
  fromPlayerLevel: labelled(field.integer, [
    'Required player level',
    '所需玩家等級',
    '必要なプレイヤーレベル',
  ]),
  energyCost: () =>
    field.integer(['Energy cost', '能量消耗', '消費エネルギー'], [0, 1000], { unit: 'points', default: 0 }),
  cooldown: () =>
    field.integer(['Cooldown', '冷卻回合', 'クールタイム'], [0, 20], { unit: 'turns', default: 0 }),
  successRate: () =>
    field.integer(['Success rate', '成功率', '成功率'], [1, 10_000], { unit: 'bp', default: 10_000 }),
  /** In basis points, 0 to 10,000. */
  chance: (options: { readonly default?: number } = {}) =>
    field.integer(['Chance', '機率', '確率'], [0, 10_000], { unit: 'bp', ...options }),

  /** The picture at this path of the shared files until there is one of its own. */
  icon: (path: string) => field.asset(['Icon', '圖示', 'アイコン'], 'image', { default: { path } }),
  background: (path: string) => field.asset(['Background', '背景', '背景'], 'image', { default: { path } }),
  banner: labelled(field.asset, BANNER_LABEL),
  bannerPicture: () => field.asset(BANNER_LABEL, 'image', BANNER),
  image: labelled(field.asset, PICTURE_LABEL),
  /** A banner that is called a picture there. */
  wordedPicture: () => field.asset(PICTURE_LABEL, 'image', BANNER),
  portrait: labelled(field.asset, ['Portrait', '立繪', '立ち絵']),
  spine: labelled(field.asset, ['Animation', '動態立繪', 'アニメーション']),
  cover: labelled(field.asset, ['Cover', '封面', 'カバー']),
  music: labelled(field.asset, ['Music', '背景音樂', '音楽']),
  thumbnail: labelled(field.asset, ['Thumbnail', '縮圖', 'サムネイル']),
  voice: labelled(field.asset, ['Voice', '語音', 'ボイス']),
  /** Whether portrait and figure change with a step. */
  imageChange: () => field.boolean(['New portrait', '更換立繪', '立ち絵の変更'], { default: false }),
  color: labelled(field.color, ['Colour', '顏色', '色']),
  skippable: labelled(field.boolean, ['Skippable', '可跳過', 'スキップ可']),

  rewards: labelled(field.rewards, ['Rewards', '獎勵', '報酬']),
  /** How players come by what they have earned. */
  claim: () => field.enum(['Claim method', '領取方式', '受け取り方'], rewardClaim, { default: 'manual' }),
  displayBig: labelled(field.boolean, ['Show large image', '大圖展示', '大きく表示']),
  reset: () => field.enum(['Reset interval', '重置週期', 'リセット'], resetPeriod, { default: 'none' }),
  costs: labelled(field.costs, ['Costs', '消耗', 'コスト']),
  extraCosts: labelled(field.costs, ['Extra cost', '額外消耗', '追加コスト']),

  /** How long a player keeps a title, avatar or border. */
  validDays: () =>
    field.integer(['Validity period', '有效天數', '有効日数'], [0, 3650], {
      unit: 'days',
      zero: ['Permanent', '永久', '無期限'],
      default: 0,
      help: [
        '0: permanent. Obtaining it again restarts the period.',
        '0 為永久；再次取得時重新計算天數。',
        '0は無期限です。再び獲得すると日数を数え直します。',
      ],
    }),
  /** When an arena settles days and weeks. */
  settleHour: () =>
    field.integer(['Settlement hour', '結算時刻', '集計の時刻'], [0, 23], {
      words: HOURS,
      help: [
        'In game time, different from the daily reset.',
        '以遊戲時間為準，請避開每日重置時刻。',
        'ゲーム時間です。日次リセットの時刻は避けてください。',
      ],
    }),
  settleWeekday: () =>
    field.integer(['Weekly settlement day', '每週結算日', '週の集計日'], [1, 7], {
      default: 1,
      words: WEEKDAYS,
    }),
  minFights: () =>
    field.integer(['Fights for the full reward', '全額所需場數', '全額に必要な対戦数'], [0, 50], {
      default: 0,
      help: [
        'Players with fewer fights that day get half.',
        '當日場數不足者僅得一半。',
        'その日の対戦が足りないと半分になります。',
      ],
    }),

  godsAllowed: () => field.boolean(['Gods allowed', '可使用神明', '神の援護あり'], { default: true }),

  /** When something is open, on sale, or an event runs. */
  openTime: labelled(field.timeslot, ['Open period', '開放期間', '開放期間']),
  saleTime: labelled(field.timeslot, ['Sale period', '販售期間', '販売期間']),
  eventTime: labelled(field.timeslot, ['Period', '活動期間', '開催期間']),
  claimUntil: <const O extends boolean = false>(
    options: Options<'date_time', never, O, string, never> = {},
  ) =>
    field.dateTime(['Claim until', '領取截止', '受取期限'], {
      help: ['Cannot be before the event ends.', '不可早於活動結束。', '開催終了より前にはできません。'],
      ...options,
    }),
  releasedAt: () =>
    field.dateTime(['Release time', '登場時間', '登場日時'], {
      help: [
        'Hidden from the collection until this time.',
        '在此時間之前不會出現於圖鑑。',
        'この日時までは図鑑に表示されません。',
      ],
    }),
  /** What players must have reached to get in, and who sees it at all. */
  openConditions: labelled(field.conditions, ['Opening conditions', '開放條件', '開放条件']),
  unlockConditions: labelled(field.conditions, ['Unlock conditions', '解鎖條件', '解放条件']),
  eventConditions: labelled(field.conditions, ['Opening conditions', '開放條件', '参加条件']),
  audience: labelled(field.conditions, ['Shown to', '顯示對象', '表示対象']),

  mailTitle: labelled(field.localizedText, ['Mail title', '郵件標題', 'メールの件名']),
  mailBody: labelled(field.localizedText, ['Mail body', '郵件內文', 'メールの本文']),

  pet: referenceTo(field.reference, ['Pet', '寵物', 'ペット'], 'pet-setting'),
  god: referenceTo(field.reference, ['God', '神明', '神'], 'god-setting'),
  /** One of the rarities of a table, shown by its tag: `common.rarityOf('pet-rarity-setting')`. */
  rarityOf: (module: string) => field.reference(['Rarity', '稀有度', 'レアリティ'], module, { tags: rarity }),
  avatar: referenceTo(field.reference, ['Avatar', '頭像', 'アバター'], 'role-avatar-setting'),
  hero: referenceTo(field.reference, ['Hero', '主角', '主人公'], 'role-setting'),
  /** One of the classes of the arena, shown by its tag. */
  pvpClass: <const O extends boolean = false, const S extends ShowWhen = never>(
    options: Options<'reference', 'to' | 'many' | 'min' | 'max', O, string | number, S> = {},
  ) => field.reference(['Class', '階級', 'クラス'], 'pvp-class-setting', { tags: pvpClass, ...options }),
  /** A group of the 3v3 arena. */
  arenaGroup: referenceTo(field.reference, ['Group', '分組', 'グループ'], '3v3-group-setting'),
  spiritItem: referenceTo(spent, ['Spirit item', '魂道具', 'ソウルのアイテム'], 'item-setting'),
  skill: referenceTo(field.reference, ['Skill', '技能', 'スキル'], 'skill-setting'),
  talent: referenceTo(field.reference, ['Talent', '天賦', '天賦'], 'talent-setting'),
  talentTemplate: referenceTo(
    field.reference,
    ['Template', '樣板', 'テンプレート'],
    'talent-template-setting',
  ),
  battle: referenceTo(field.reference, ['Battle', '戰鬥', 'バトル'], 'battle-setting'),
  item: referenceTo(field.reference, ['Item', '道具', 'アイテム'], 'item-setting'),
  ticket: referenceTo(spent, ['Ticket', '票券', 'チケット'], 'item-setting'),
  gachapon: referenceTo(field.reference, ['Gachapon', '轉蛋', 'ガチャ'], 'gachapon-setting'),
  job: referenceTo(field.reference, ['Job', '職業', 'ジョブ'], 'pet-job-setting'),
  equipment: referenceTo(field.reference, ['Equipment', '裝備', '装備'], 'equipment-setting'),
  /** The piece that belongs to one pet alone, and by which its pet is known. */
  petEquipment: referenceTo(
    field.reference,
    ['Pet-specific piece', '專屬裝備', '専用装備'],
    'pet-specific-equipment-setting',
  ),
  skin: referenceTo(field.reference, ['Skin', '造型', 'スキン'], 'skin-setting'),
  playerTitle: referenceTo(field.reference, ['Title', '稱號', '称号'], 'title-setting'),
  story: referenceTo(field.reference, ['Story', '劇情', 'シナリオ'], 'avg-setting'),
  product: referenceTo(field.reference, ['Product', '商品', '商品'], 'mall-setting'),
  event: referenceTo(field.reference, ['Event', '活動', 'イベント'], 'special-event-setting'),

  /** Empty: all of them. */
  mazes: () =>
    field.references(['Mazes', '迷宮', '迷宮'], 'maze-setting', 20, {
      optional: true,
      help: ['Empty: all.', '留空表示全部迷宮。', '空欄ならすべてです。'],
    }),
  /** Empty: all of them. */
  serversOrAll: () =>
    field.references(['Servers', '伺服器', 'サーバー'], 'server-setting', 100, {
      optional: true,
      help: ['Empty: all servers.', '留空表示全部伺服器。', '空欄ならすべてです。'],
    }),
  servers: referenceTo(field.references, ['Servers', '伺服器', 'サーバー'], 'server-setting'),
  /** Empty: all of them. */
  platforms: () =>
    field.multiEnum(['Platforms', '平台', 'プラットフォーム'], platform, [], {
      optional: true,
      help: ['Empty: all platforms.', '留空表示全部平台。', '空欄ならすべてです。'],
    }),

  basics: <const F extends Fields>(fields: F) => section(['Basics', '基本資料', '基本'], fields),
  /** The mail that brings the rewards. */
  mail: () =>
    section(['Mail', '郵件', 'メール'], {
      mail_title: common.mailTitle(60),
      mail_body: common.mailBody(1000, { multiline: true, rich: true }),
    }),
  presentation: <const F extends Fields>(fields: F) => section(['Presentation', '呈現', '表示'], fields),
};
