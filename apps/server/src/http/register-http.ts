import { isUtf8 } from 'node:buffer';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyInstance } from 'fastify';
import { registerCsrfCookie } from './csrf.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import { jsonProblems } from '../platform/json-problems.ts';
import { findRepeatedKey } from '../platform/repeated-key.ts';
import { answerError } from './errors.ts';

/** What holds for every address: headers, cookies, bodies, errors. Register it before any route. */
export async function registerHttp(app: FastifyInstance, disk: DiskWatch): Promise<void> {
  app.setErrorHandler((problem, request, reply) => {
    disk.note(problem);
    return answerError(problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
  acceptOnlyJson(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  await app.register(fastifyCookie);
  registerCsrfCookie(app);
  // A truncated file is refused by its reader, with a problem of our own.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** JSON in, and nothing else: an empty body counts as none. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Decoded regardless, other encodings would be kept as marks of replacement.
    if (!isUtf8(bytes)) return done(new AppError('not_utf8'));
    const body = bytes.toString('utf8');
    if (body.trim() === '') return done(null, undefined);
    return parse(request, body, (problem, json) => {
      if (problem !== null) return done(problem, json);
      const issues = jsonProblems(json);
      if (issues.length > 0) return done(new AppError('invalid', {}, issues));
      const key = findRepeatedKey(body);
      if (key !== null) return done(new AppError('repeated_key', { key }));
      return done(null, json);
    });
  });
}
