import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Services } from './compose.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerWebApp } from './http/web-app.ts';

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Builds the HTTP server without listening. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.settings.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
  });
  registerMetrics(app);
  registerHealth(app, services);
  await registerWebApp(app);
  return app;
}
