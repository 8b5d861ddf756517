import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('have defaults, also where a variable is empty', () => {
    const defaults = {
      port: 8000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      filesUrl: null,
      replicaUrl: null,
      demo: true,
      demoPassword: null,
      demoPlayers: 20_000,
      logLevel: 'warn',
      platformName: 'Quartermaster',
      trustProxy: false,
      trustedProxies: null,
      connectionsPerAddress: 500,
      sessionIdleMinutes: 480,
      metricsToken: null,
      newVersion: null,
      gameCacheUrl: null,
      loginCacheUrl: null,
      backupDir: null,
      backupKeep: 7,
      playerLogMonths: 13,
    };
    expect(readSettings({ HOME: '/root' })).toEqual(defaults);
    expect(readSettings({ PORT: ' ', DATABASE_URL: '', DEMO: '', BACKUP_DIR: ' ' })).toEqual(defaults);
  });

  it.each([
    [{ PORT: ' 0 ' }, { port: 0 }],
    [
      { DATABASE_URL: 'postgresql:///qm?host=/tmp' },
      { databaseUrl: 'postgresql:///qm?host=/tmp', demo: false },
    ],
    [{ DATABASE_URL: 'postgres://a:b@c/d', DEMO: '1' }, { demo: true }],
    [{ DEMO: '0' }, { demo: false }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true, trustedProxies: null }],
    [
      { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,::1,fd00::/8' },
      { trustProxy: true, trustedProxies: ['10.0.0.5', '10.1.0.0/16', '::1', 'fd00::/8'] },
    ],
    [{ NEW_VERSION_URL: '8001' }, { newVersion: 8001 }],
    [{ NEW_VERSION_URL: 'https://next.example.com' }, { newVersion: 'https://next.example.com' }],
    [{ GAME_CACHE_URL: 'memcached://{environment}:1' }, { gameCacheUrl: 'memcached://{environment}:1' }],
    [{ LOGIN_CACHE_URL: 'valkeys://u:p@h:1/2' }, { loginCacheUrl: 'valkeys://u:p@h:1/2' }],
    [{ FILES_URL: 's3://k:s@h:1/b?http=1' }, { filesUrl: 's3://k:s@h:1/b?http=1' }],
    [{ BACKUP_DIR: 'copies' }, { backupDir: resolve('copies') }],
  ])('are read from %o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });

  it.each([
    ['PORT', '65536', 'a whole number from 0 to 65535. Change it, or leave it out for the default (8000).'],
    ['PORT', '1e3', 'a whole number from 0 to 65535'],
    ['BACKUP_KEEP', '0', 'a whole number from 1 to 1000'],
    ['DEMO', 'yes', '0 or 1. Change it, or leave it out.'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['TRUST_PROXY', '10.0.0.0/33', '0, 1, or addresses and networks such as 10.0.0.5,10.1.0.0/16'],
    ['TRUST_PROXY', '10.0.0.5,', '0, 1, or addresses'],
    ['TRUST_PROXY', 'proxy.example.com', '0, 1, or addresses'],
  ])('are refused with a sentence: %s=%s', (variable, value, expected) => {
    expect(() => readSettings({ [variable]: value })).toThrow(
      `The setting ${variable} is "${value}", but it must be ${expected}`,
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://u:secret1@h', 'an address that starts with postgres:// or postgresql://'],
    ['DATABASE_URL', 'secret1', 'an address that starts with'],
    ['DEMO_PASSWORD', 'secret1', 'at least 8 characters long'],
    ['NEW_VERSION_URL', '65536', 'a port from 1 to 65535, or an address'],
    ['GAME_CACHE_URL', 'http://u:secret1@h', 'an address that starts with memcached:// or redis://'],
    ['LOGIN_CACHE_URL', '{environment}', 'an address that starts with'],
  ])('are refused without repeating what may be secret: %s=%s', (variable, value, expected) => {
    const read = () => readSettings({ [variable]: value });
    expect(read).toThrow(`The setting ${variable} is "…", but it must be ${expected}`);
    expect(read).not.toThrow(value);
  });

  it('are refused with one sentence for each wrong value', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: '2', BACKUP_KEEP: '3' })).toThrow(
      new RegExp('^The setting PORT is "x".*\\nThe setting DEMO is "2".*$'),
    );
  });
});
