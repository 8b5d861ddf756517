import type { JsonObject } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { expect, it } from 'vitest';
import type { Configuration } from '../config/configuration.ts';
import { oddsDocument } from '../odds/odds-document.ts';
import { drawForPlayer } from './gachapons.ts';
import { resolveGachapon } from './resolved-gachapon.ts';

const NOW = new Date('2026-11-25T00:00:00Z');

/** `guarantees`: what all of them hold in place of their own. */
function buildConfiguration(guarantees: JsonObject = {}): Configuration {
  const demo = demoConfiguration(NOW);
  const load = (key: string, identity: string, more: JsonObject = {}) => {
    const rows = (demo[key] ?? []).map((row): JsonObject => ({ ...row, ...more }));
    return [
      key,
      { hash: key, records: new Map(rows.map((row) => [String(Number(row[identity])), row])) },
    ] as const;
  };
  return {
    release: { number: 7, version: '1.4.0' },
    contentHash: 'a'.repeat(64),
    patchHash: null,
    gameTimeZone: 'Asia/Taipei',
    loadMs: 0,
    modules: new Map([
      load(gachaponSetting.key, 'gachapon_id'),
      load(gachaponGuaranteeSetting.key, 'id', guarantees),
    ]),
  };
}

const players = () => {
  const values = new Map<string, unknown>();
  return {
    load: () => Promise.resolve(),
    save: () => Promise.resolve(),
    get: (player: string, topic: string) => values.get(`${player} ${topic}`) as never,
    set: (player: string, topic: string, value: unknown) => void values.set(`${player} ${topic}`, value),
  };
};

it('is one object for a release: what changes it changes draws and page alike', () => {
  const configuration = buildConfiguration();
  const gachapon = resolveGachapon(configuration, '3007');
  if (gachapon === undefined) throw new Error('The demo has no gachapon 3007');
  expect(resolveGachapon(configuration, '3007')).toBe(gachapon);
  expect(resolveGachapon(buildConfiguration(), '3007')).not.toBe(gachapon);

  // Emptied of all but one pet, the object gives that pet alone, and says so.
  const [group] = gachapon.config.groups;
  if (group === undefined) throw new Error('The gachapon has no groups');
  const changed = { ...gachapon, config: { ...gachapon.config, groups: [group], guarantees: [] } };
  const drawn = drawForPlayer(changed, { player: 'rin', count: 20, players: players() });
  expect(new Set(drawn.map(({ groupNo }) => groupNo))).toEqual(new Set([group.groupNo]));
});

it('promises what is active, and nothing else', () => {
  const promised = (configuration: Configuration) =>
    resolveGachapon(configuration, '3007')?.config.guarantees.length;
  expect(promised(buildConfiguration())).toBeGreaterThan(0);
  expect(promised(buildConfiguration({ status: 'inactive' }))).toBe(0);
});

it('shows shares that add up, for every gachapon of the demo', () => {
  const configuration = buildConfiguration();
  for (const id of configuration.modules.get(gachaponSetting.key)?.records.keys() ?? []) {
    const gachapon = resolveGachapon(configuration, id);
    if (gachapon === undefined) throw new Error(`No gachapon ${id}`);
    const { groups } = oddsDocument(gachapon, 'en', true);
    for (const key of ['share', 'long_run_share'] as const)
      expect(groups.reduce((sum, group) => sum + Number(group[key]), 0)).toBeCloseTo(100, 2);
  }
});
