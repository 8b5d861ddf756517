import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Settings } from '../platform/settings.ts';
import { bearerToken } from './authenticate.ts';

type MetricsSettings = Pick<Settings, 'metricsToken'>;

/**
 * `/metrics` for Prometheus: the process, and how long each route took to answer. For programs on this host,
 * and elsewhere for whoever has the token of the settings.
 */
export function registerMetrics(app: FastifyInstance, { metricsToken }: MetricsSettings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, metricsToken)) throw new AppError('not_found');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A request that a proxy on this host passed on comes from elsewhere. */
const isFromHere = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const shown = bearerToken(headers.authorization);
  if (token === null || shown === null) return false;
  const [one, other] = [token, shown].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
