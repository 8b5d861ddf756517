import { localized, type Language, type Localized } from '@quartermaster/domain/core/language';
import type { Registry, Role } from '@quartermaster/domain/core/module';
import { homeOf, mayVisit, rolesForPath } from '@quartermaster/domain/permissions/routes';

export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
};

export type MenuGroup = {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  readonly items: readonly MenuItem[];
};

type Page = { readonly key: string; readonly to: string; readonly titles: Localized; readonly icon: string };

const CONSOLE_PAGES: readonly Page[] = [
  {
    key: 'release',
    to: '/release',
    icon: 'rocket',
    titles: localized('Release centre', '發布中心', 'リリースセンター'),
  },
  {
    key: 'releases',
    to: '/releases',
    icon: 'history',
    titles: localized('Releases', '發布紀錄', 'リリース履歴'),
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
  },
  {
    key: 'settings',
    to: '/settings',
    icon: 'settings',
    titles: localized('Settings', '全域設定', '全体設定'),
  },
];

const OPERATE_TITLE = localized('Operate', '營運', '運用');
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
    title: OPERATE_TITLE[language],
    icon: 'rocket',
    items: [home, ...CONSOLE_PAGES].map(({ key, to, titles, icon }) => item(key, to, titles[language], icon)),
  };
  const families = registry.families.map(({ key: family, title, icon }) => ({
    key: family,
    title: title[language],
    icon,
    items: [...registry.adapted, ...registry.modules]
      .filter((module) => module.family === family)
      .map(({ key, titles }) => item(key, `/${key}`, titles.title[language], null)),
  }));
  return [operate, ...families];
}

const item = (key: string, to: string, title: string, icon: string | null): MenuItem => ({
  key,
  to,
  name: title,
  title,
  icon,
});

const MAX_FOUND = 20;

/** Menu entries that answer to a few letters, in whatever language they were typed. */
export function searchMenu(
  registry: Registry,
  role: Role,
  language: Language,
  tag: string,
): readonly MenuItem[] {
  const needle = fold(tag);
  if (needle === '') return [];
  const items = menuOf(registry, role, language).flatMap((group) => group.items);
  const wordsOf = ({ key, title }: MenuItem): string => {
    const titles = [...registry.modules, ...registry.adapted].find((module) => module.key === key)?.titles
      .title;
    return fold([key, title, ...Object.values(titles ?? {})].join('\n'));
  };
  return items.filter((candidate) => wordsOf(candidate).includes(needle)).slice(0, MAX_FOUND);
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
