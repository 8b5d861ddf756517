import type { Page } from '@playwright/test';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import type { ConsoleLanguage } from '../pages/login-page.ts';
import { PLACE } from '../pages/place.ts';

/** A screen with something on it, and who looks at it. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Null: not signed in. */
  readonly person: string | null;
  /** What is done there before the picture is taken. */
  readonly show?: (page: Page, language: ConsoleLanguage) => Promise<unknown>;
};

export const of = (person: Screen['person'], name: string, path: string): Screen => ({
  person,
  name,
  path: `${path}${path.includes('?') ? '&' : '?'}${PLACE}`,
});

/** A screen about players, in the live environment, which has the most and the most varied ones. */
const live = (name: string, path: string): Screen => ({
  person: 'low_cs',
  name,
  path: `${path}${path.includes('?') ? '&' : '?'}env=production&v=1.4.0`,
});

/** What is laid out by hand, and each generated kind of screen in its variants. */
const SCREENS: readonly Screen[] = [
  of(null, 'login', '/login'),
  of(null, 'astronaut', '/nowhere/at/all'),
  of('admin', 'overview', '/overview'),
  of('admin', 'release', '/release'),
  of('admin', 'releases', '/releases'),
  of('admin', 'release-1', '/releases/1'),
  of('admin', 'fleet', '/fleet'),
  of('admin', 'activity', '/activity'),
  of('admin', 'environments', '/environments'),
  of('admin', 'import', '/import/item-setting'),
  of('admin', 'upload', '/file-setting/add'),
  of('admin', 'settings', '/settings'),
  of('admin', 'version-control', '/version-control'),
  of('admin', 'god-levels', '/god-level-setting/101'),
  of('admin', 'god-level-edit', '/god-level-setting/101/3/edit'),
  of('admin', 'floors', '/pve-floor-setting/detail/1'),
  of('admin', 'gachapon-limited', '/gachapon-setting/3007/edit'),
  of('admin', 'gachapon-weekdays', '/gachapon-setting/3010/edit'),
  of('admin', 'users', '/users'),
  of('admin', 'user-add', '/users/add'),
  of('admin', 'user-edit', '/users/1/edit'),
  of('admin', 'sheet', '/level-setting?view=sheet'),
  of('admin', 'history', '/pet-setting/10021/history'),
  of('admin', 'not-found', '/nowhere/at/all'),
  of('qa', 'forbidden', '/item-setting'),
  of('admin', 'unknown-record', '/pet-setting/999999999/edit'),
  of('cs', 'dashboard', '/dashboard'),
  of('cs', 'unauth', '/unauth'),
  of('cs', 'own-profile', '/users/2/edit'),
  of('qa', 'user-global', '/user-global'),
  live('players-found', '/user-global?vip_from=1'),
  live('players-of-a-server', '/user-control?server=1&q=ma'),
  live('player', '/user-control/1/100001/detail'),
  live('player-timeline', '/user-control/1/100002/detail?section=timeline'),
  live('player-gachapons', '/user-control/1/100004/detail?section=draws'),
  live('player-purchases', '/user-control/1/100001/detail?section=purchases'),
  live('player-battles', '/user-control/1/100003/detail?section=battles'),
];

/** List, add form and a record's form of every module. */
function moduleScreens(): readonly Screen[] {
  const records = demoConfiguration();
  return registry.modules.flatMap((module) => {
    const { key } = module;
    const first = records[key]?.[0];
    if (module.kind === 'singleton') return [of('admin', key, `/${key}`)];
    const list = [of('admin', `${key}-list`, `/${key}`), of('admin', `${key}-add`, `/${key}/add`)];
    if (first === undefined || module.kind === 'child') return list;
    return [...list, of('admin', `${key}-edit`, `/${key}/${recordIdOf(module, first)}/edit`)];
  });
}

export const allScreens = (): readonly Screen[] => [...SCREENS, ...moduleScreens()];
