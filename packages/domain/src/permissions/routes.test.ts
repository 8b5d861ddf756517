import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../core/module.ts';
import { registry } from '../modules/index.ts';
import { may } from './actions.ts';
import { homeOf, mayVisit, PAGE_RULES, rolesForPath } from './routes.ts';

const isModule = (key: string): boolean => registry.find(key) !== undefined;

const visitors = (path: string): readonly Role[] | null => {
  const access = rolesForPath(path, isModule);
  return access === null ? null : ROLES.filter((role) => mayVisit(role, access));
};

type Caller = Role | 'stranger';

/** All callers who may open a path: 'stranger' stands for people who have not signed in. */
const callers = (path: string): readonly Caller[] => {
  const access = rolesForPath(path, isModule);
  const people: readonly Caller[] = visitors(path) ?? [];
  return access === 'public' ? ['stranger', ...people] : people;
};

/** The addresses that people know, by who may open them: written down, not read from the rules. */
const OPEN: Readonly<Record<string, readonly Caller[]>> = {
  '/': ['stranger', 'admin', 'cs', 'qa', 'low_cs'],
  '/login': ['stranger', 'admin', 'cs', 'qa', 'low_cs'],
  '/relogin': ['stranger', 'admin', 'cs', 'qa', 'low_cs'],
  '/new-password': ['admin', 'cs', 'qa', 'low_cs'],
  '/users/{id}/edit': ['admin', 'cs', 'qa', 'low_cs'],
  '/user-global': ['admin', 'cs', 'qa', 'low_cs'],
  '/user-control': ['admin', 'cs', 'qa', 'low_cs'],
  '/user-control/{server}/{id}/detail': ['admin', 'cs', 'qa', 'low_cs'],
  '/orders': ['admin', 'cs', 'qa', 'low_cs'],
  '/approvals': ['admin', 'cs', 'qa', 'low_cs'],
  '/dashboard': ['cs', 'low_cs'],
  '/unauth': ['cs', 'low_cs'],
  '/bulk-delivery': ['admin', 'low_cs'],
};

const LISTS_TO_ADD_TO_AND_EDIT = [
  'pet-specific-equipment-skill-setting-v2', 'equipment-artifact-skill-settings', 'battle-setting',
  'chapter-setting', 'pet-setting', 'effect-setting', 'skill-setting', 'mall-setting', 'maze-buff-skill-setting',
]; // prettier-ignore

/** Addresses that only admins may open, also those whose module does not exist yet. */
const FOR_ADMINS = [
  ...LISTS_TO_ADD_TO_AND_EDIT.flatMap((list) => [`/${list}`, `/${list}/add`, `/${list}/{id}/edit`]),
  '/item-setting/{id}/edit', '/pet-skill-setting/{id}/edit',
  '/announcement-setting/add', '/last-chance-popup-setting/add', '/mail-setting/add',
  '/pve-floor-setting/detail/{tower_id}',
  '/god-level-setting/{god_id}', '/god-star-setting/{god_id}',
  '/skin-avg-setting/{id}', '/skin-level-setting/{id}',
  '/bingo-temp-setting/{event_id}', '/bingo-reward-setting/{event_id}',
  '/event-tower-reward-setting/{event_id}', '/event-tower-level-setting/{event_id}',
  '/login-event-reward-setting/{event_id}',
  '/pet-event-setting/pet-event-intimacies-setting/{id}', '/pet-event-setting/pet-event-tiers-setting/{id}',
  '/sexual-dating-setting/sexual-dating-tiers-setting/{id}',
  '/sexual-dating-setting/sexual-dating-chapters-setting/{event_id}',
  '/whatsex-thread-setting/{event_id}', '/whatsex-subthread-setting/{event_id}/{thread_id}',
  '/guild/{id}', '/guild/chat/{id}', '/iam/{id}', '/v3/*', '/localization',
  '/admin/s/u/sql', '/utils/compare', '/export', '/import', '/csv-import', '/csv-loader', '/draw-audit', '/report',
  '/active-swap', '/version-control', '/memcache-control', '/log', '/upload-sound-asset', '/upload-asset',
  '/upload-avg-file', '/upload-file', '/gachapon-test',
]; // prettier-ignore

/** Lists of modules that people know by name. */
const LISTS_FOR_ADMINS = [
  'announcement-setting', 'asset-auto-exchange-setting', 'avg-setting', 'battle-background-setting',
  'block-setting', 'cdn-setting', 'code-redeem-setting', 'equipment-rarity-setting', 'equipment-set-setting',
  'equipment-setting', 'equipment-skill-pool-setting', 'equipment-upgrade-cost-setting',
  'event-tower-level-setting', 'event-tower-reward-setting', 'event-tower-setting', 'file-setting',
  'gachapon-guarantee-setting', 'gachapon-item-setting', 'gachapon-setting', 'gachapon-stepup-setting',
  'god-level-setting', 'god-rarity-setting', 'god-setting', 'god-skill-setting-v2', 'god-star-setting',
  'guild-setting', 'item-control', 'item-reward-setting', 'item-setting', 'level-setting',
  'login-package-setting', 'mail-setting', 'message-effect-setting', 'pet-job-setting', 'pet-rarity-setting',
  'pet-skill-setting', 'pet-star-cost-setting', 'pve-floor-setting', 'pve-tower-setting', 'sac',
  'server-setting', 'special-event-setting', 'time-offset', 'title-setting', 'user-level-setting', 'vip-control',
]; // prettier-ignore

/** An address of that shape. */
const example = (path: string): string => path.replaceAll(/\{\w+\}/g, '7').replace('*', 'anything/at/all');

describe('pages', () => {
  it.each(Object.entries(OPEN))('%s is for %j', (path, expected) => {
    expect(callers(example(path))).toEqual(expected);
  });

  it.each(FOR_ADMINS)('%s is for admins alone', (path) => {
    expect(callers(example(path))).toEqual(['admin']);
  });

  it.each(LISTS_FOR_ADMINS)('the list of %s is there, for admins alone', (key) => {
    expect([isModule(key), callers(`/${key}`)]).toEqual([true, ['admin']]);
  });

  it('are open to others than admins only where that is written down', () => {
    const open = PAGE_RULES.filter(({ path }) => callers(example(path)).join() !== 'admin');
    expect(open.map(({ path }) => path).toSorted()).toEqual(Object.keys(OPEN).toSorted());
  });

  it('of every module belong to admins', () => {
    const pages = registry.modules.flatMap(({ key }) =>
      ['', '/add', '/1/edit', '/5', '/5/add', '/5/1/edit', '/5/1/history'].map((rest) => `/${key}${rest}`),
    );
    expect(pages.filter((page) => visitors(page)?.join() !== 'admin')).toEqual([]);
  });

  it.each(['/no-such-page', '/user-global/7', '/users/4/edit/now', '/v3', '/item-setting/a/b/c'])(
    '%s does not exist',
    (path) => {
      expect(visitors(path)).toBeNull();
    },
  );

  it.each([
    ['admin', '/overview'],
    ['cs', '/dashboard'],
    ['qa', '/user-global'],
    ['low_cs', '/dashboard'],
  ] as const)('of %s begin at %s, which they may open', (role, home) => {
    expect(homeOf(role)).toBe(home);
    expect(visitors(home)).toContain(role);
  });

  it('do not depend on a closing slash', () => {
    expect(visitors('/bulk-delivery/')).toEqual(['admin', 'low_cs']);
  });
});

describe('actions', () => {
  it('on game data are for admins', () => {
    expect(ROLES.filter((role) => may(role, 'records.write'))).toEqual(['admin']);
  });

  it('let everyone see which environments there are', () => {
    expect(ROLES.filter((role) => may(role, 'environments.read'))).toEqual(ROLES);
  });
});
