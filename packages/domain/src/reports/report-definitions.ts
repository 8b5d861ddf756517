import { localized, type Label, type Localized } from '../core/language.ts';

/**
 * What is counted of players. Each count belongs to a period, a server, a platform and a version of the
 * client, and to what it is about (`subject`), at times with a part of it (`detail`).
 *
 * | kind | subject | detail | players | times | amount |
 * |---|---|---|---|---|---|
 * | active | | | who logged in | logins | |
 * | joined | | | whose account is new | the same | |
 * | retained | 1, 7 or 30 | | who came back so many days after joining | the same | |
 * | paid | currency; empty: any | | who paid | orders | money |
 * | refunded | currency | | to whom | orders | money |
 * | drawn | gachapon | release hash / group | who drew | results by chance | results by a guarantee |
 * | gained, spent | kind:number | system of the game | who | entries | how much |
 * | level | level | | who logged in | the same | |
 * | fought | battle | | who fought | battles | of them won |
 * | took_part | event | | who took part | entries | |
 * | bought | module:number | currency | who bought | orders | money |
 * | redeemed | batch | | who redeemed | codes | |
 */
export const COUNT_KINDS = [
  'active',
  'joined',
  'retained',
  'paid',
  'refunded',
  'drawn',
  'gained',
  'spent',
  'level',
  'fought',
  'took_part',
  'bought',
  'redeemed',
] as const;

export type CountKind = (typeof COUNT_KINDS)[number];

/** Kinds that add up over days, so that a week is counted from its days. Players of the others are counted once a period. */
export const ADD_UP: ReadonlySet<CountKind> = new Set<CountKind>([
  'joined',
  'retained',
  'refunded',
  'drawn',
  'gained',
  'spent',
]);

/** After how many days it is looked whether new players come back. */
export const RETENTION_DAYS = [1, 7, 30] as const;

/** How a number is written. `mean`: players, of whom a day on average where days are not apart. */
export type ColumnKind = 'count' | 'mean' | 'money' | 'share' | 'sigma';

/** A number of every line of a report. */
export type ReportColumn = {
  readonly key: string;
  readonly label: Localized;
  readonly kind: ColumnKind;
};

/** Where nothing was counted in a counted period, such a number is zero; a share, a deviation and money per player are not known. */
export const isZeroOfNothing = ({ key, kind }: Pick<ReportColumn, 'key' | 'kind'>): boolean =>
  kind !== 'share' && kind !== 'sigma' && key !== 'arppu';

/** What the rows of a report are about, beside the period, server, platform or version. */
export type ReportSubject =
  | 'currency'
  | 'gacha_group'
  | 'asset_source'
  | 'level'
  | 'stage'
  | 'event'
  | 'product'
  | 'code_batch';

/** The parts of a subject that is written as `kind:number` or `module:number`. */
export function subjectParts(subject: string): readonly [word: string, number: string] {
  const at = subject.indexOf(':');
  return at === -1 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)];
}

/** A report as data: what its lines are about and what it counts. */
export type ReportDefinition = {
  readonly title: Localized;
  /** What its numbers mean, in a sentence. */
  readonly help: Localized;
  readonly subject: ReportSubject | null;
  readonly columns: readonly ReportColumn[];
  /** What it is made of: a player store that cannot count one of them cannot answer it. */
  readonly needs: readonly CountKind[];
};

type Columns = { readonly [key: string]: readonly [kind: ColumnKind, ...label: Label] };

function report(
  subject: ReportSubject | null,
  needs: readonly CountKind[],
  [title, help]: readonly [title: Label, help: Label],
  columns: Columns,
): ReportDefinition {
  return {
    subject,
    needs,
    title: localized(...title),
    help: localized(...help),
    columns: Object.entries(columns).map(([key, [kind, ...label]]) => ({
      key,
      kind,
      label: localized(...label),
    })),
  };
}

const ENTRIES: Label = ['Entries', '筆數', '件数'];
const ORDERS: Label = ['Orders', '訂單數', '注文数'];
const PLAYERS: Label = ['Players', '玩家數', 'プレイヤー数'];

/** The reports, by the names of the address and the calls. */
export const REPORTS = {
  dau_retention: report(
    null,
    ['active', 'joined', 'retained'],
    [
      ['Activity and retention', '活躍與留存', 'アクティブと継続率'],
      [
        'Retention is the share of new players who logged in again exactly 1, 7 or 30 days after they joined. It is known once that day is over.',
        '留存率為新玩家在加入後第 1、7、30 天再次登入的占比，該日結束後才有數值。',
        '継続率は、登録からちょうど1日・7日・30日後に再びログインした新規プレイヤーの割合です。その日が終わると確定します。',
      ],
    ],
    {
      active: ['mean', 'Active players', '活躍玩家', 'アクティブ数'],
      logins: ['count', 'Logins', '登入次數', 'ログイン回数'],
      joined: ['count', 'New players', '新玩家', '新規プレイヤー'],
      d1: ['share', 'Day 1 retention', '1 日留存', '1日継続率'],
      d7: ['share', 'Day 7 retention', '7 日留存', '7日継続率'],
      d30: ['share', 'Day 30 retention', '30 日留存', '30日継続率'],
    },
  ),
  revenue: report(
    'currency',
    ['paid', 'refunded'],
    [
      ['Revenue', '營收', '売上'],
      [
        'Each currency is counted by itself; amounts are never converted or added across currencies. Sandbox orders are excluded. ARPPU is known per day, week or month.',
        '各幣別分開計算，不換算也不相加。不含沙盒訂單。ARPPU 依日、週或月提供。',
        '通貨ごとに集計し、換算や合算はしません。サンドボックスの注文は含みません。ARPPUは日・週・月ごとに示します。',
      ],
    ],
    {
      gross: ['money', 'Gross', '總額', '総額'],
      refunds: ['money', 'Refunds', '退款', '返金'],
      net: ['money', 'Net', '淨額', '純額'],
      orders: ['count', ...ORDERS],
      payers: ['mean', 'Paying players', '付費玩家', '課金プレイヤー'],
      arppu: ['money', 'ARPPU', 'ARPPU', 'ARPPU'],
    },
  ),
  gacha_rate: report(
    'gacha_group',
    ['drawn'],
    [
      ['Gacha rates', '轉蛋機率', 'ガチャ確率'],
      [
        'Random results are compared with the share in the release that was live at the draw. Guaranteed results are counted separately. A deviation of more than 3 sigma is marked.',
        '依機率抽出的結果會與抽取當時上線中的發布所設定的占比相比，保底結果另計。偏差超過 3 個標準差時標記。',
        '抽選の結果を、その時点で公開中だったリリースの割合と比べます。天井による結果は別に数えます。偏差が3シグマを超えると印が付きます。',
      ],
    ],
    {
      results: ['count', 'Results', '結果數', '結果数'],
      share: ['share', 'Drawn share', '實際占比', '実際の割合'],
      configured: ['share', 'Configured share', '設定占比', '設定の割合'],
      sigma: ['sigma', 'Deviation in sigma', '偏差（標準差）', '偏差（シグマ）'],
      guaranteed: ['count', 'Guaranteed results', '保底結果', '天井による結果'],
    },
  ),
  asset_flow: report(
    'asset_source',
    ['gained', 'spent'],
    [
      ['Asset flow', '資產流向', '資産の増減'],
      [
        'Shows which systems of the game bring each currency and item into the game, and which take it out.',
        '各貨幣與道具由遊戲中哪些系統產出、又由哪些系統消耗。',
        '通貨やアイテムがゲームのどのシステムで増え、どこで減るかを示します。',
      ],
    ],
    {
      gained: ['count', 'Gained', '產出', '増加'],
      spent: ['count', 'Spent', '消耗', '減少'],
      net: ['count', 'Net change', '淨變動', '差引'],
      entries: ['count', ...ENTRIES],
    },
  ),
  level_distribution: report(
    'level',
    ['level'],
    [
      ['Level distribution', '等級分布', 'レベル分布'],
      [
        'Players who logged in, by the highest level in their log of the period.',
        '期間內登入的玩家，依其遊戲日誌中的最高等級統計。',
        '期間内にログインしたプレイヤーを、ログに残る最高レベルで集計します。',
      ],
    ],
    {
      players: ['mean', ...PLAYERS],
      share: ['share', 'Share', '占比', '割合'],
      reached: ['share', 'At this level or above', '達到此等級以上', 'このレベル以上'],
    },
  ),
  stage_clear: report(
    'stage',
    ['fought'],
    [
      ['Stage clear rates', '關卡通關率', 'ステージ突破率'],
      [
        'Every recorded battle of a stage is an attempt, and every victory a clear.',
        '關卡的每場戰鬥計為一次挑戰，勝利計為通關。',
        '記録されたバトルを1回の挑戦、勝利を突破として数えます。',
      ],
    ],
    {
      attempts: ['count', 'Attempts', '挑戰次數', '挑戦回数'],
      clears: ['count', 'Clears', '通關次數', '突破回数'],
      rate: ['share', 'Clear rate', '通關率', '突破率'],
      players: ['mean', ...PLAYERS],
    },
  ),
  event_participation: report(
    'event',
    ['took_part', 'active'],
    [
      ['Event participation', '活動參與', 'イベント参加'],
      [
        'A player takes part when the game logs something for the event. The share is of all active players.',
        '遊戲日誌中有該活動的紀錄即視為參與，占比以全部活躍玩家計算。',
        'イベントのログがあるプレイヤーを参加者とします。割合はアクティブなプレイヤー全体に対するものです。',
      ],
    ],
    {
      players: ['mean', 'Participants', '參與玩家', '参加プレイヤー'],
      share: ['share', 'Share of active players', '占活躍玩家', 'アクティブ比'],
      entries: ['count', ...ENTRIES],
    },
  ),
  package_sales: report(
    'product',
    ['bought'],
    [
      ['Package sales', '禮包銷售', 'パッケージ販売'],
      [
        'Paid orders of each product, by currency. Purchases with gems are not orders and are not counted.',
        '各商品的已付款訂單，依幣別分開。以寶石購買的商品沒有訂單，不列入計算。',
        '商品ごとの支払い済みの注文を通貨別に示します。ジェムでの購入は注文ではないため含みません。',
      ],
    ],
    {
      orders: ['count', ...ORDERS],
      buyers: ['mean', 'Buyers', '購買玩家', '購入プレイヤー'],
      gross: ['money', 'Gross', '總額', '総額'],
    },
  ),
  code_redeem: report(
    'code_batch',
    ['redeemed'],
    [
      ['Redemption codes', '兌換碼', 'シリアルコード'],
      [
        'Codes that players redeemed, by batch.',
        '玩家兌換的兌換碼，依批次統計。',
        'プレイヤーが使用したコードをバッチ別に示します。',
      ],
    ],
    {
      redemptions: ['count', 'Redemptions', '兌換次數', '使用回数'],
      players: ['mean', ...PLAYERS],
    },
  ),
} as const satisfies { readonly [type: string]: ReportDefinition };

export type ReportType = keyof typeof REPORTS;

/** Every report, in the order of the menu. */
export const REPORT_TYPES = Object.keys(REPORTS) as [ReportType, ...ReportType[]];

/** How rows are apart; `total`: one row for the whole range. */
export const REPORT_GROUPS = ['total', 'day', 'week', 'month', 'server', 'platform', 'version'] as const;

export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** The longest range of a report, in days. */
export const MAX_REPORT_DAYS = 92;
