import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import compress from '@fastify/compress';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerError } from './errors.ts';

/** A server with a file that does not end by itself, and the levels of what it logs. */
async function createScene() {
  const levels: number[] = [];
  const stream = { write: (line: string) => void levels.push((JSON.parse(line) as { level: number }).level) };
  const logController = new LogController({ disableRequestLogging: true });
  const created = fastify({ logger: { level: 'debug', stream }, logController });
  await created.register(compress, { threshold: 0 });
  created.setErrorHandler((problem, asked, reply) => answerError(problem, asked, reply));
  const content = new PassThrough();
  content.on('error', () => undefined);
  const asked = new Promise<void>((resolve) => {
    created.post('/file', (_, reply) => {
      setImmediate(resolve);
      return reply.type('text/plain').send(content);
    });
  });
  await created.listen({ host: '127.0.0.1', port: 0 });
  return { created, content, levels, asked };
}

const ERROR = 50;
/** Of a request that was read whole, only the answer tells that its caller left. */
const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip' };
let app: FastifyInstance;
afterEach(() => app.close());

describe('an answer that breaks off', () => {
  it('is no error where the caller left', async () => {
    const { created, content, levels, asked } = await createScene();
    app = created;
    const call = request(`${app.listeningOrigin}/file`, { method: 'POST', headers });
    const cut = once(call, 'error');
    call.end('{}');
    await asked;
    const closed = new Promise((resolve) => content.once('close', resolve));
    call.destroy(new Error('left'));
    await Promise.all([cut, closed]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(levels.filter((level) => level >= ERROR)).toEqual([]);
  });

  it('is an error where its content failed', async () => {
    const { created, content, levels, asked } = await createScene();
    app = created;
    const answer = fetch(`${app.listeningOrigin}/file`, { method: 'POST', headers, body: '{}' });
    await asked;
    content.destroy(new Error('disk'));
    expect((await answer).status).toBe(500);
    expect(levels).toContain(ERROR);
  });
});
