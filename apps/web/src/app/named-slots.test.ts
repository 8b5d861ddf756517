import { findUnknownNames } from '@quartermaster/domain/core/definition-problems';
import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';
import { PANELS } from './panels.ts';
import { STANDING_COLUMNS } from './standing-columns.ts';

const known = { panels: Object.keys(PANELS), standing: Object.keys(STANDING_COLUMNS) };

it('every panel and status column that a definition names is laid out here', () => {
  expect(findUnknownNames([...registry.modules, ...registry.adapted], known)).toEqual([]);
});

it('everything laid out here is named by a definition', () => {
  const modules = [...registry.modules, ...registry.adapted];
  expect(new Set(modules.flatMap(({ panels }) => panels))).toEqual(new Set(known.panels));
  expect(new Set(modules.flatMap(({ list }) => list.standing ?? []))).toEqual(new Set(known.standing));
});
