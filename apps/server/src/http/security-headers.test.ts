import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';

describe('security headers', () => {
  it('come with every answer: what was asked for, what is missing and what failed', async () => {
    const app = fastify();
    registerSecurityHeaders(app);
    app.get('/there', (_request, reply) => reply.header('x-frame-options', 'DENY').send('here'));
    app.get('/broken', () => {
      throw new Error('Broken.');
    });
    for (const [url, status] of [
      ['/there', 200],
      ['/missing', 404],
      ['/broken', 500],
    ] as const) {
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': url === '/there' ? 'DENY' : 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('content-security-policy');
    }
    await app.close();
  });
});
