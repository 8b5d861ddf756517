import type { FastifyInstance } from 'fastify';

/**
 * Answers given while the server stops ask the caller to hang up. A connection that was busy when
 * the stop began would otherwise be kept open, and the stop would wait until its caller tires of it.
 */
export function registerDrain(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
