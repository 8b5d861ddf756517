import { ROLES, type Role } from '../core/module.ts';

/** Who may open a page: everyone, signed-in people, or people of these roles. */
type PageAccess = 'public' | 'signed-in' | readonly Role[];

/** A page's address, `{name}` for a part that varies and `*` for any rest, and who may open it. */
type PageRule = { readonly path: string; readonly access: PageAccess };

const ADMIN: readonly Role[] = ['admin'];
const PLAYER_LOOKUP: readonly Role[] = ROLES;
const SUPPORT_HOME: readonly Role[] = ['cs', 'low_cs'];
const DELIVERY: readonly Role[] = ['admin', 'low_cs'];

const adminPages = (...paths: readonly string[]): PageRule[] =>
  paths.map((path) => ({ path, access: ADMIN }));

/** The addresses that every module answers, below its own key. */
const MODULE_PAGES = [
  '',
  '/add',
  '/{id}/edit',
  '/{id}/history',
  '/{parent}',
  '/{parent}/add',
  '/{parent}/{id}/edit',
  '/{parent}/{id}/history',
] as const;

/** Every page that is not derived from a module's definition. The only place where roles meet addresses. */
export const PAGE_RULES: readonly PageRule[] = [
  { path: '/', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/relogin', access: 'public' },

  { path: '/new-password', access: 'signed-in' },
  { path: '/users/{id}/edit', access: 'signed-in' },
  { path: '/user-global', access: PLAYER_LOOKUP },
  { path: '/user-control', access: PLAYER_LOOKUP },
  { path: '/user-control/{server}/{id}/detail', access: PLAYER_LOOKUP },
  { path: '/orders', access: PLAYER_LOOKUP },
  { path: '/approvals', access: PLAYER_LOOKUP },
  { path: '/dashboard', access: SUPPORT_HOME },
  { path: '/unauth', access: SUPPORT_HOME },
  { path: '/bulk-delivery', access: DELIVERY },

  ...adminPages(
    '/overview',
    '/release',
    '/releases',
    '/releases/{number}',
    '/fleet',
    '/activity',
    '/environments',
    '/permissions',
    '/settings',
    '/import/{module}',
    '/v3/*',
  ),

  ...adminPages(
    '/pve-floor-setting/detail/{tower_id}',
    '/god-level-setting/{god_id}',
    '/god-star-setting/{god_id}',
    '/skin-avg-setting/{id}',
    '/skin-level-setting/{id}',
    '/bingo-temp-setting/{event_id}',
    '/bingo-reward-setting/{event_id}',
    '/event-tower-reward-setting/{event_id}',
    '/event-tower-level-setting/{event_id}',
    '/login-event-reward-setting/{event_id}',
    '/pet-event-setting/pet-event-intimacies-setting/{id}',
    '/pet-event-setting/pet-event-tiers-setting/{id}',
    '/sexual-dating-setting/sexual-dating-tiers-setting/{id}',
    '/sexual-dating-setting/sexual-dating-chapters-setting/{event_id}',
    '/whatsex-thread-setting/{event_id}',
    '/whatsex-subthread-setting/{event_id}/{thread_id}',
    '/code-redeem-setting/code-redeem-code/{batch_id}',
    '/guild',
    '/guild/{id}',
    '/guild/chat/{id}',
    '/iam',
    '/iam/{id}',
  ),

  ...[
    '/pet-specific-equipment-skill-setting-v2',
    '/equipment-artifact-skill-settings',
    '/battle-setting',
    '/chapter-setting',
    '/pet-setting',
    '/effect-setting',
    '/skill-setting',
    '/mall-setting',
    '/maze-buff-skill-setting',
  ].flatMap((list) => adminPages(list, `${list}/add`, `${list}/{id}/edit`)),
  ...['/item-setting', '/pet-skill-setting'].flatMap((list) => adminPages(list, `${list}/{id}/edit`)),
  ...['/announcement-setting', '/last-chance-popup-setting', '/mail-setting'].flatMap((list) =>
    adminPages(list, `${list}/add`),
  ),

  ...adminPages(
    '/active-swap',
    '/admin/s/u/sql',
    '/csv-import',
    '/csv-loader',
    '/draw-audit',
    '/export',
    '/gachapon-test',
    '/import',
    '/item-source',
    '/localization',
    '/log',
    '/memcache-control',
    '/new-event',
    '/report',
    '/upload-asset',
    '/upload-avg-file',
    '/upload-file',
    '/upload-sound-asset',
    '/users',
    '/users/add',
    '/utils/compare',
    '/version-control',
  ),
];

/**
 * Who may open a path. Null: there is no such page. `isModule` tells the keys of the modules that
 * exist: their pages follow from their key, and belong to admins.
 */
export function rolesForPath(path: string, isModule: (key: string) => boolean): PageAccess | null {
  const parts = partsOf(path);
  const rule = COMPILED_RULES.find((candidate) => matches(candidate.parts, parts));
  if (rule !== undefined) return rule.access;
  const [key = '', ...rest] = parts;
  const isPage = isModule(key) && MODULE_PARTS.some((pattern) => matches(pattern, rest));
  return isPage ? ADMIN : null;
}

/** Whether a person of this role may open a path that exists. */
export function mayVisit(role: Role, access: PageAccess): boolean {
  return typeof access === 'string' || access.includes(role);
}

const HOMES: Readonly<Record<Role, string>> = {
  admin: '/overview',
  cs: '/dashboard',
  qa: '/user-global',
  low_cs: '/dashboard',
};

/** Where a role lands after signing in, and where 'Back Home' leads. */
export function homeOf(role: Role): string {
  return HOMES[role];
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const COMPILED_RULES = PAGE_RULES.map(({ path, access }) => ({ parts: partsOf(path), access }));
const MODULE_PARTS = MODULE_PAGES.map(partsOf);

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpenEnded = pattern.at(-1) === '*';
  if (isOpenEnded ? parts.length < pattern.length : parts.length !== pattern.length) return false;
  return pattern.every((part, index) => part === '*' || part.startsWith('{') || part === parts[index]);
}
