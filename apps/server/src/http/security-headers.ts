import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** What every answer gets, errors too. The page brings its own content security policy. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const headers = headersOfHelmet();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Helmet's headers are the same for every answer, so it is asked once: asking took as long as reading a record. */
function headersOfHelmet(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // The proxy that terminates TLS sets it: on plain HTTP it would lock people out.
    strictTransportSecurity: false,
  });
  setHeaders(request, response, (problem) => {
    if (problem instanceof Error) throw problem;
  });
  return response.getHeaders();
}
