import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerWebApp } from './web-app.ts';

const SCRIPT = '/assets/console-1a2b3c.js';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-web-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<style nonce="__CSP_NONCE__"></style>');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, SCRIPT), 'start()');
  await writeFile(join(folder, `${SCRIPT}.br`), 'compressed');
  app = Fastify();
  await registerWebApp(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('serves files with a hash in their name for a year, compressed where the browser can read it', async () => {
  const plain = await app.inject(SCRIPT);
  expect([plain.statusCode, plain.body]).toEqual([200, 'start()']);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { headers, body } = await app.inject({ url: SCRIPT, headers: { 'accept-encoding': 'br' } });
  expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
  expect(headers['content-type']).toMatch(/javascript/);
  expect((await app.inject({ url: SCRIPT, method: 'HEAD' })).statusCode).toBe(200);
});

it('has other files checked by the browser each time', async () => {
  const { statusCode, headers } = await app.inject('/icon.svg');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
});

it.each(['/assets/gone.js', '/assets/a/b.js', '/assets/', '/api/nothing'])('knows no %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

it.each(['/assets/..%2findex.html', '/assets/%2e%2e%2findex.html', '/assets/..%2f..%2f..%2fetc%2fpasswd'])(
  'leaves the folder for no %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('nonce');
  },
);

it('serves its page for every other address, with a nonce of its own each time', async () => {
  const pages = await Promise.all(['/', '/pet-setting/1/edit'].map((url) => app.inject(url)));
  const nonces = pages.map(({ body }) => /nonce="([^"]{20,})"/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  pages.forEach(({ headers }, index) => {
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
    expect(headers['cache-control']).toBe('no-store');
  });
});
