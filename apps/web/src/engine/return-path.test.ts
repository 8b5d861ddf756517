import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { safeReturnPath } from './return-path.ts';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://console.example.com' } }));
afterEach(() => vi.unstubAllGlobals());

it.each(['/fleet', '/item-setting/5/edit?env=dev&v=1.4.0', '/pet-setting?q=%E7%8B%90#top'])(
  'people come back to %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

it.each([
  undefined,
  '',
  'fleet',
  'https://elsewhere.example.com/fleet',
  '//elsewhere.example.com/fleet',
  '/\\elsewhere.example.com',
  '/\t/elsewhere.example.com',
  'javascript:alert(1)',
])('nobody is led to %j', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
