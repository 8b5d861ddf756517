import type { RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';
import { titlesOf, type FoundRecords } from '../../engine/referenced-records.ts';
import { shownUses } from './shown-uses.ts';

const HARVEST = { en: 'Harvest Logins', zh: '豐收登入', jp: '収穫ログイン' };
const FOX = { en: 'Ember Fox', zh: '燼火狐', jp: '残り火キツネ' };
const found: FoundRecords = new Map<string, ReadonlyMap<string, RecordData>>([
  ['login-event-setting', new Map([['501', { event_id: 501, name: HARVEST }]])],
  [
    'login-event-reward-setting',
    new Map([
      ['501~3', { event_id: 501, day: 3 }],
      ['502~3', { event_id: 502, day: 3 }],
    ]),
  ],
  ['pet-setting', new Map([['7', { pet_id: 7, name: FOX }]])],
]);
const context = {
  registry,
  found,
  titles: titlesOf(registry, found),
  now: new Date('2026-11-26T00:00:00Z'),
  timeZone: 'UTC',
};
const use = (module: string, record_id: string) =>
  ({
    item_id: '1',
    use: 'source',
    total: 4,
    module,
    record_id,
    path: 'rewards.0.target_id',
    places: 1,
  }) as const;

it('calls a record that is only numbered by its parent, while that one has a name', () => {
  const uses = [
    use('login-event-reward-setting', '501~3'),
    use('login-event-reward-setting', '502~3'),
    use('pet-setting', '7'),
    use('pet-setting', '8'),
  ];
  expect(shownUses(context, uses, 9).data.map(({ record_id, title }) => [record_id, title])).toEqual([
    ['501~3', HARVEST],
    ['502~3', '3'],
    ['7', FOX],
    ['8', null],
  ]);
});
