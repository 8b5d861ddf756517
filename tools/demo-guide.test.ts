import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { DEMO_STORIES } from '@quartermaster/domain/demo/player-stories';
import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';

const guide = await readFile(join(import.meta.dirname, '../docs/guides/demo-game.md'), 'utf8');

/** What the console and the guide call things, beside the names of the game. */
const SCREENS = new Set([
  'Release centre',
  'Fields and rules',
  'Pets',
  'Item Sources',
  'Global player search',
]);

it('names modules that exist', () => {
  const keys = [...guide.matchAll(/`([a-z0-9]+(?:-[a-z0-9]+)+)`/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => registry.find(key) === undefined)).toEqual([]);
});

it('names only what the demo game has', () => {
  const content = JSON.stringify([demoConfiguration(), DEMO_STORIES]);
  const names = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !SCREENS.has(name) && !content.includes(name))).toEqual([]);
});
