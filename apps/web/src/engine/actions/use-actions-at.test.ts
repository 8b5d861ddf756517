import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_ACTION } from '@quartermaster/domain/actions/index';
import type { ActionSubject } from '@quartermaster/domain/actions/places';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

/** Their screens have tables of their own, which do not compile without an action. */
const WITH_TABLES: readonly ActionSubject[] = [
  'player',
  'guild',
  'delivery',
  'approval',
  'redemption_batch',
  'redemption_code',
];

it('some screen offers the actions of each place', () => {
  const screens = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
    .join('\n');
  const offered = new Set([...screens.matchAll(/useActionsAt\('(\w+)'/g)].map(([, place]) => place));
  const places = EVERY_ACTION.filter(({ subject }) => !WITH_TABLES.includes(subject)).map(
    ({ place }) => place,
  );
  expect([...new Set(places)].filter((place) => !offered.has(place))).toEqual([]);
  expect(offered.size).toBe(new Set(places).size);
});
