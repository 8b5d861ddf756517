import { LANGUAGES, localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import type { Registry, Role } from '@quartermaster/domain/core/module';
import { homeOf, mayVisit, rolesForPath } from '@quartermaster/domain/permissions/routes';

export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  /** Its names in the other languages and its synonyms, for those who look for it by one. */
  readonly also: string;
};

export type MenuGroup = {
  readonly key: string;
  /** The same as its title: entries and groups are read by one name. */
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  readonly items: readonly MenuItem[];
};

type Page = {
  readonly key: string;
  readonly to: string;
  readonly titles: Localized;
  readonly synonyms?: readonly string[];
  readonly icon: string;
};

const CONSOLE_PAGES: readonly Page[] = [
  {
    key: 'release',
    to: '/release',
    icon: 'rocket',
    titles: localized('Release centre', '發布中心', 'リリースセンター'),
    synonyms: ['Publish', 'Deploy', '上線', '發佈', 'デプロイ', '公開'],
  },
  {
    key: 'releases',
    to: '/releases',
    icon: 'history',
    titles: localized('Releases', '發布紀錄', 'リリース履歴'),
    synonyms: ['Rollback', 'Hotfix', '回滾', '還原', 'ロールバック'],
  },
  {
    key: 'fleet',
    to: '/fleet',
    icon: 'server',
    titles: localized('Game servers', '遊戲伺服器', 'ゲームサーバー'),
  },
  {
    key: 'activity',
    to: '/activity',
    icon: 'activity',
    titles: localized('Activity', '變更動態', '変更履歴'),
  },
  {
    key: 'log',
    to: '/log',
    icon: 'checklist',
    titles: localized('Logs', '日誌', 'ログ'),
    synonyms: ['Audit trail', '操作紀錄', '監査ログ'],
  },
  {
    key: 'environments',
    to: '/environments',
    icon: 'layers',
    titles: localized('Environments', '環境', '環境'),
  },
  {
    key: 'users',
    to: '/users',
    icon: 'users',
    titles: localized('Staff accounts', '人員帳號', 'スタッフアカウント'),
    synonyms: ['User', 'Staff', '後台帳號', 'ユーザー'],
  },
  {
    key: 'permissions',
    to: '/permissions',
    icon: 'shield',
    titles: localized('Permissions', '權限一覽', '権限一覧'),
    synonyms: ['Roles', '角色', 'ロール'],
  },
  {
    key: 'settings',
    to: '/settings',
    icon: 'settings',
    titles: localized('Settings', '全域設定', '全体設定'),
    synonyms: ['Time zone', '時區', 'タイムゾーン'],
  },
];

/** The console's own pages of a family of modules; they come first in its group. */
const FAMILY_PAGES: Readonly<Record<string, readonly Page[]>> = {
  'player-support': [
    {
      key: 'user-global',
      to: '/user-global',
      icon: 'users',
      titles: localized('Global player search', '全域玩家查詢', '全プレイヤー検索'),
    },
    {
      key: 'user-control',
      to: '/user-control',
      icon: 'users',
      titles: localized('Player control', '玩家管理', 'プレイヤー管理'),
      synonyms: [
        'Ban',
        'Mute',
        'Suspend',
        '停權',
        '封號',
        '禁言',
        '凍結',
        'BAN',
        'アカウント停止',
        '利用停止',
      ],
    },
    {
      key: 'approvals',
      to: '/approvals',
      icon: 'users',
      titles: localized('Approvals', '核准申請', '承認依頼'),
    },
    {
      key: 'orders',
      to: '/orders',
      icon: 'wallet',
      titles: localized('Orders', '訂單', '注文'),
      synonyms: [
        'Payment',
        'Purchase history',
        'Receipt',
        'Refund',
        '付款',
        '退款',
        '儲值紀錄',
        '決済',
        '返金',
        '購入履歴',
      ],
    },
    {
      key: 'report',
      to: '/report',
      icon: 'wallet',
      titles: localized('Report', '報表', 'レポート'),
      synonyms: ['Statistics', 'KPI', 'DAU', '數據', '統計', '分析'],
    },
    {
      key: 'draw-audit',
      to: '/draw-audit',
      icon: 'gift',
      titles: localized('Draw audit', '抽取稽核', '抽選監査'),
    },
  ],
  'data-tools': [
    {
      key: 'export',
      to: '/export',
      icon: 'folder',
      titles: localized('Export/Import', '匯出／匯入', 'エクスポート／インポート'),
      synonyms: ['Backup', '備份', 'バックアップ'],
    },
    {
      key: 'import',
      to: '/import',
      icon: 'folder',
      titles: localized('Import settings', '匯入設定', '設定のインポート'),
    },
    {
      key: 'csv-import',
      to: '/csv-import',
      icon: 'folder',
      titles: localized('CSV Import', 'CSV 匯入', 'CSVインポート'),
      synonyms: ['Excel', '試算表', 'エクセル'],
    },
    {
      key: 'csv-loader',
      to: '/csv-loader',
      icon: 'folder',
      titles: localized('CSV Loader', 'CSV 載入', 'CSVローダー'),
    },
    {
      key: 'upload-avg-file',
      to: '/upload-avg-file',
      icon: 'folder',
      titles: localized('Upload AVG File', '上傳劇情檔', 'AVGファイルアップロード'),
    },
    {
      key: 'utils-compare',
      to: '/utils/compare',
      icon: 'folder',
      titles: localized('Compare', '比對', '比較'),
    },
    {
      key: 'upload-asset',
      to: '/upload-asset',
      icon: 'folder',
      titles: localized('Upload Asset', '上傳美術資源', 'アセットアップロード'),
      synonyms: ['Image', 'Picture', '圖片', '画像'],
    },
    {
      key: 'upload-sound-asset',
      to: '/upload-sound-asset',
      icon: 'folder',
      titles: localized('Upload Sound Asset', '上傳音效', 'サウンドアップロード'),
    },
    {
      key: 'upload-file',
      to: '/upload-file',
      icon: 'folder',
      titles: localized('Upload File', '上傳檔案', 'ファイルアップロード'),
    },
  ],
  gacha: [
    {
      key: 'gachapon-test',
      to: '/gachapon-test',
      icon: 'gift',
      titles: localized('Gachapon Test', '轉蛋測試', 'ガチャテスト'),
      synonyms: ['Odds', 'Drop rate', 'Simulation', '機率', '模擬', '確率', '排出率'],
    },
  ],
  events: [
    {
      key: 'new-event',
      to: '/new-event',
      icon: 'calendar',
      titles: localized('New event', '新增活動', 'イベントを作成'),
    },
  ],
  guild: [
    {
      key: 'guild',
      to: '/guild',
      icon: 'house',
      titles: localized('Guilds', '公會管理', 'ギルド管理'),
      synonyms: ['Clan', 'クラン'],
    },
  ],
  'system-release': [
    {
      key: 'active-swap',
      to: '/active-swap',
      icon: 'history',
      titles: localized('Active Swap', '啟用切換', 'アクティブ切替'),
      synonyms: ['Rollback', '回滾', 'ロールバック'],
    },
    {
      key: 'memcache-control',
      to: '/memcache-control',
      icon: 'server',
      titles: localized('Cache Control', '快取管理', 'キャッシュ管理'),
    },
    {
      key: 'admin-s-u-sql',
      to: '/admin/s/u/sql',
      icon: 'server',
      titles: localized('SQL Console (read only)', 'SQL 查詢', 'SQLコンソール'),
    },
  ],
  'items-economy': [
    {
      key: 'item-source',
      to: '/item-source',
      icon: 'gift',
      titles: localized('Item Sources', '道具來源', 'アイテム入手元'),
    },
  ],
  'mail-messages': [
    {
      key: 'bulk-delivery',
      to: '/bulk-delivery',
      icon: 'mail',
      titles: localized('Mail Bulk delivery', '郵件批次派送', 'メール一括配布'),
      synonyms: ['Compensation', 'Grant', '補償', '補發', '發獎', '補填', '詫び石', '一斉送信'],
    },
  ],
};

const OWN_PAGES: readonly Page[] = [...CONSOLE_PAGES, ...Object.values(FAMILY_PAGES).flat()];

const OPERATE_TITLE = localized('Operations', '營運', '運用');
const HOME_TITLES = localized('Home', '首頁', 'ホーム');

/** The side menu of a role: its home and the console’s own pages, then the modules by family. */
export function menuOf(registry: Registry, role: Role, language: Language): readonly MenuGroup[] {
  const keys = new Set([...registry.modules, ...registry.adapted].map(({ key }) => key));
  const isModule = (key: string): boolean => keys.has(key);
  const isOpen = (to: string): boolean => {
    const access = rolesForPath(to, isModule);
    return access !== null && mayVisit(role, access);
  };
  return allGroups(registry, role, language)
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => isOpen(to)) }))
    .filter(({ items }) => items.length > 0);
}

function allGroups(registry: Registry, role: Role, language: Language): readonly MenuGroup[] {
  const home: Page = { key: 'home', to: homeOf(role), icon: 'home', titles: HOME_TITLES };
  const operate: MenuGroup = {
    key: 'operate',
    name: OPERATE_TITLE[language],
    title: OPERATE_TITLE[language],
    icon: 'overview',
    // A home that is a page of a family is listed there.
    items: [...(isOwnPage(home) ? [] : [home]), ...CONSOLE_PAGES].map((page) => item(page, language)),
  };
  const families = registry.families.map(({ key: family, title, icon }) => ({
    key: family,
    name: title[language],
    title: title[language],
    icon,
    items: [
      ...(FAMILY_PAGES[family] ?? []).map((page) => item(page, language)),
      ...[...registry.adapted, ...registry.modules]
        .filter((module) => module.family === family)
        .map(({ key, titles, synonyms }) =>
          item({ key, to: `/${key}`, titles: titles.title, synonyms, icon: null }, language),
        ),
    ],
  }));
  return [operate, ...families];
}

const isOwnPage = ({ to }: Page): boolean => OWN_PAGES.some((page) => page.to === to);

type Entry = Omit<Page, 'icon'> & { readonly icon: string | null };

/** Between the other names of an entry. */
export const BETWEEN_NAMES = ' · ';

const item = ({ key, to, titles, synonyms = [], icon }: Entry, language: Language): MenuItem => ({
  key,
  to,
  name: titles[language],
  title: titles[language],
  icon,
  also: [...LANGUAGES.filter((each) => each !== language).map((each) => titles[each]), ...synonyms].join(
    BETWEEN_NAMES,
  ),
});
