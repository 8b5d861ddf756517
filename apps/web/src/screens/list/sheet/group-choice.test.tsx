import type { ResolvedField } from '@quartermaster/domain/core/field';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GroupChoice } from './group-choice.tsx';

const field: ResolvedField<'integer'> = {
  kind: 'integer',
  key: 'map_no',
  label: { en: 'Map', zh: '地圖編號', jp: 'マップ番号' },
  required: true,
  rowFields: [],
};
const shown = (labels: readonly string[]): string =>
  renderToStaticMarkup(
    <GroupChoice
      field={field}
      choices={labels.map((label) => ({ value: label, label }))}
      value={labels[0] ?? null}
      onChange={() => undefined}
    />,
  );

beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => 'en' }));
afterEach(() => void vi.unstubAllGlobals());

it('offers the groups there are', () => {
  expect(shown(['North', 'South'])).toMatch(/Map.*North.*South/);
});

it('is not there where there is nothing to choose', () => {
  expect(shown([])).toBe('');
});
