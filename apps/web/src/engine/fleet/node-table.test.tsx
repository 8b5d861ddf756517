import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FleetNode } from '../../api/get-fleet.ts';
import { common } from '../../i18n/en/common.ts';
import { fleet } from '../../i18n/en/fleet.ts';
import { NodeTable } from './node-table.tsx';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, fleet } } });
});

afterAll(() => vi.unstubAllGlobals());

const server = { node: 'game-1', state: 'running', patchHash: null, loadMs: 5, problem: null } as const;
const shown = (node: Pick<FleetNode, 'link' | 'connected'>): readonly string[] => {
  const about = { contentHash: 'a'.repeat(64), isCurrent: true, lastSeenAt: '2026-11-27 10:00:00' };
  const page = renderToStaticMarkup(<NodeTable nodes={[{ ...server, ...about, ...node }]} />);
  const cells = page.slice(page.indexOf('<tbody')).match(/<td.*?<\/td>/gs) ?? [];
  return cells.slice(0, 3).map((cell) =>
    cell
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
};

it('says of a server without a connection that it polls, and what it runs', () => {
  expect(shown({ link: 'polling', connected: false })).toEqual([
    '◐ Polling',
    '▶ Running',
    'aaaaaaaa = Live content',
  ]);
});

it('does not say that a server runs that nothing was heard of for long', () => {
  expect(shown({ link: 'offline', connected: false })).toEqual([
    '○ Offline',
    '? Unknown Last reported: Running',
    'aaaaaaaa',
  ]);
});
