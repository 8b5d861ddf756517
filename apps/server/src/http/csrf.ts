import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie, sendCookie } from './cookies.ts';

const COOKIE = 'csrf_token';
const HEADER = 'x-csrf-token';

/** Answers in shared caches and those that machines fetch set no cookie. */
const MAY_BE_SHARED = /^\/(files|assets|healthz|readyz|metrics)([/?]|$)/;

/** Gives every visitor a token that only pages of this origin can read. */
export function registerCsrfCookie(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!readCookie(request, COOKIE) && !MAY_BE_SHARED.test(request.url)) {
      const token = randomBytes(24).toString('base64url');
      sendCookie(reply, COOKIE, token, { path: '/', httpOnly: false });
    }
    done();
  });
}

/** @throws AppError `csrf` unless the header repeats the cookie, which another site cannot read. */
export function checkCsrf(request: FastifyRequest): void {
  const cookie = Buffer.from(readCookie(request, COOKIE) ?? '');
  const header = Buffer.from(String(request.headers[HEADER] ?? ''));
  const isSame = cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
  if (!isSame) throw new AppError('csrf');
}
