import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const urlOf = async (path: string): Promise<string> => (await import('./api-url.ts')).apiUrl(path);

it('calls are made below the base of the API', async () => {
  expect([await urlOf('auth/me'), await urlOf('/items?page=2')]).toEqual([
    '/api/v1/auth/me',
    '/api/v1/items?page=2',
  ]);
});

it('the base may be another machine, as in a test of the page alone', async () => {
  vi.stubEnv('VITE_API_BASE', 'http://localhost:8000/api/v1');
  expect(await urlOf('auth/me')).toBe('http://localhost:8000/api/v1/auth/me');
  expect(await urlOf('/clearcache.php')).toBe('/clearcache.php');
});
