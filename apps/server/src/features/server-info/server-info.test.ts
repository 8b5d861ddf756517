import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../platform/settings.ts';
import { createServerInfoService } from './server-info.service.ts';

const NOW = 1_800_000_000;

const serverInfo = (settings: Record<string, string> = {}) =>
  createServerInfoService({
    database: {} as Database,
    disk: { isFull: () => false },
    filesWatch: { state: () => 'ok' },
    firstLoad: { progress: () => null },
    clock: { now: () => new Date(NOW * 1000) },
    settings: readSettings(settings),
  });

describe('a caller’s clock', () => {
  it.each([
    [0, true],
    [-1000, true],
    [1000, true],
    [-1001, false],
    [1001, false],
  ])('%d seconds from the server’s: may upload %s', (difference, isRight) => {
    expect(serverInfo().isClockRight(NOW + difference)).toBe(isRight);
  });
});

describe('a newer console', () => {
  const addressFor = (setting: string, host: string | undefined) =>
    serverInfo({ NEW_VERSION_URL: setting }).newVersionUrl(host);

  it.each([
    ['', 'console.example.com', null],
    ['8001', 'console.example.com', '//console.example.com:8001/'],
    ['8001', 'console.example.com:8000', '//console.example.com:8001/'],
    ['8001', undefined, '//localhost:8001/'],
    ['https://next.example.com/', 'console.example.com', 'https://next.example.com/'],
  ])('announced as “%s” is, for who comes to %s, at %s', (setting, host, address) => {
    expect(addressFor(setting, host)).toBe(address);
  });

  it.each(['99999', 'next.example.com', 'ftp://next.example.com'])('cannot be at “%s”', (setting) => {
    expect(() => addressFor(setting, undefined)).toThrow('NEW_VERSION_URL');
  });
});
