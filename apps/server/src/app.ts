import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { backupGauges } from './backup/backup-gauge.ts';
import type { Services } from './compose.ts';
import { createLivenessSession } from './db/liveness-session.ts';
import { refusalAudit } from './features/audit/index.ts';
import { gameServerGauge, registerGameSocket } from './features/fleet/index.ts';
import { registerPatchUpdates } from './features/releases/index.ts';
import { graphqlRoute } from './graphql/graphql.ts';
import { registerDrain } from './http/drain.ts';
import { answerError } from './http/errors.ts';
import { CONNECTION_LIMITS, createGuardedServer, type ConnectionLimits } from './http/guarded-server.ts';
import { registerHealth } from './http/health.ts';
import { registerHttp } from './http/register-http.ts';
import { registerMetrics } from './http/metrics.ts';
import { createOpenApiRoutes } from './http/open-api.ts';
import { API_BASE, registerRoutes, type AnswerCheck } from './http/register-routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerForwardedFor, trustedProxy } from './http/trusted-proxy.ts';
import { registerWebApp } from './http/web-app.ts';
import { createRoutes } from './routes.ts';

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
/** Paths of files are record ids, and percent-encoded ones are long. */
const MAX_ADDRESS_PART = 2000;

type AppOptions = {
  /** Compares answers with what was declared: for tests. */
  readonly checkAnswer?: AnswerCheck;
  /** Shorter time limits, for tests. */
  readonly connections?: Partial<ConnectionLimits>;
};

/** Builds the HTTP server without listening. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.logger;
  const { trustProxy, connectionsPerAddress } = services.settings;
  // Behind a proxy all requests have its address.
  const perAddress = trustProxy || connectionsPerAddress === 0 ? null : connectionsPerAddress;
  const limits = { ...CONNECTION_LIMITS, perAddress, ...options.connections };
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(services.settings),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_ADDRESS_PART },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    forceCloseConnections: 'idle',
    serverFactory: (listener) => createGuardedServer(listener, limits),
    genReqId: () => crypto.randomUUID(),
  });
  if (trustProxy) registerForwardedFor(app);
  registerDrain(app);
  registerSecurityHeaders(app);
  await compressAnswers(app);
  await registerHttp(app, services.disk);
  const gauges = [gameServerGauge(services.database), ...backupGauges(services.settings)];
  registerMetrics(app, services, gauges);
  registerHealth(app, services);
  const routes = [...createRoutes(services), graphqlRoute(services)];
  const livenessSession = createLivenessSession(services.database);
  app.addHook('onClose', async () => {
    services.disk.close();
    services.filesWatch.close();
    await livenessSession.close();
  });
  registerRoutes(app, [...routes, ...createOpenApiRoutes(routes, API_BASE)], {
    ...options,
    database: services.database,
    livenessSession,
    clock: services.clock,
    firstLoad: services.firstLoad,
    authenticator: services.authenticator,
    onRefused: refusalAudit(services.database),
  });
  await registerGameSocket(app, `${API_BASE}/game/socket`, services);
  registerPatchUpdates(app, services.releases);
  await registerWebApp(app);
  return app;
}

async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
}
