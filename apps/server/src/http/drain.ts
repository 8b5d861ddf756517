import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Hosts kill after 30 s, and the jobs and the database have to end as well. */
const UPLOADS_WITHIN_MILLISECONDS = 12_000;

/**
 * Answers given while the server stops ask the caller to hang up. A connection that was busy when
 * the stop began would otherwise be kept open, and the stop would wait until its caller tires of it.
 * A request that is still arriving after a while is cut off: nothing was done for it yet.
 */
export function registerDrain(app: FastifyInstance, uploadsWithin = UPLOADS_WITHIN_MILLISECONDS): void {
  let isStopping = false;
  const open = new Set<IncomingMessage>();
  app.server.on('request', (request: IncomingMessage) => {
    open.add(request);
    request.once('close', () => open.delete(request));
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    setTimeout(() => {
      for (const request of open) if (!request.complete) request.destroy();
    }, uploadsWithin).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
