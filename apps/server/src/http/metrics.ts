import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { inLane } from '../db/lanes.ts';
import { readDiskRoom } from '../platform/disk-room.ts';
import type { DiskWatch } from '../platform/disk-watch.ts';
import type { FilesWatch } from '../platform/files-watch.ts';
import type { Settings } from '../platform/settings.ts';
import { bearerToken } from './authenticate.ts';

/** Figures that a feature reads when metrics are requested. */
export type StateGauge = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: () => Promise<
    readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
  >;
};

type Dependencies = {
  readonly settings: Pick<Settings, 'metricsToken' | 'dataDir' | 'databaseUrl'>;
  readonly disk: DiskWatch;
  readonly filesWatch: Pick<FilesWatch, 'state'>;
  readonly database: Database;
};

/**
 * `/metrics` for Prometheus: the process, the disks, the database and its connections, how long each route took to
 * answer, and the features' own figures. For programs on this host, and elsewhere for holders of the
 * token of the settings.
 */
export function registerMetrics(
  app: FastifyInstance,
  { settings, disk, filesWatch, database }: Dependencies,
  states: readonly StateGauge[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  addDiskGauges(registry, settings, disk);
  addFileStoreGauges(registry, filesWatch);
  addConnectionGauges(registry, database);
  addDatabaseGauge(registry, database);
  for (const state of states) addStateGauge(registry, state);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, settings.metricsToken)) throw new AppError('not_found');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const FILE_STORE_GAUGES = [
  ['away', 'file_store_away', '1 while the file store behind FILES_URL cannot be used'],
  ['unwritable', 'file_store_unwritable', '1 while the folder of files cannot be written to'],
] as const;

function addFileStoreGauges(registry: Registry, { state }: Dependencies['filesWatch']): void {
  for (const [of, name, help] of FILE_STORE_GAUGES)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(state() === of ? 1 : 0);
      },
    });
}

function addDiskGauges(registry: Registry, settings: Dependencies['settings'], disk: DiskWatch): void {
  new Gauge({
    name: 'disk_full',
    help: '1 while writes are refused because a disk is full',
    registers: [registry],
    collect() {
      this.set(disk.isFull() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk of the files and on that of the embedded database',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      for (const { of, freeBytes } of await readDiskRoom(settings)) this.set({ of }, freeBytes);
    },
  });
}

function addConnectionGauges(registry: Registry, database: Database): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, of each kind of call',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const [lane, { totalCount, idleCount }] of database.pools()) {
        this.set({ lane, state: 'in_use' }, totalCount - idleCount);
        this.set({ lane, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Work that waits for a connection, of each kind of call',
    labelNames: ['lane'],
    registers: [registry],
    collect() {
      for (const [lane, { waitingCount }] of database.pools()) this.set({ lane }, waitingCount);
    },
  });
}

function addDatabaseGauge(registry: Registry, database: Database): void {
  new Gauge({
    name: 'database_up',
    help: '1 while the database answers',
    registers: [registry],
    async collect() {
      const isUp = await inLane('essential', () => database.query('select')).then(
        () => true,
        () => false,
      );
      this.set(isUp ? 1 : 0);
    },
  });
}

/** What cannot be read now is left out: the other figures say why. */
function addStateGauge(registry: Registry, { name, help, labelNames, read }: StateGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const figures = await inLane('essential', read).catch(() => []);
      this.reset();
      for (const { labels, value } of figures) this.set({ ...labels }, value);
    },
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
