import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CreateDeliveryBody,
  DecideDeliveryBody,
  DeliveriesAnswer,
  DeliveriesQuery,
  Delivery,
  DeliveryDecision,
  DeliveryRecipientRow,
  DeliveryRecipientsQuery,
  DeliveryRejectRow,
  DryRunAnswer,
} from '@quartermaster/contract/http/deliveries';
import type { SliceQuery } from '@quartermaster/contract/http/player-identity';
import type { Language } from '@quartermaster/domain/core/language';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { nameRecordsIn } from '../players/index.ts';
import { decideDelivery, enqueueDelivery, type Decider } from './decide-delivery.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { findDeliveryRow, insertDelivery, listDeliveryRows } from './deliveries.repo.ts';
import { writeDeliveryAudit } from './delivery-audit.ts';
import { dryRunProblems, readSamples } from './dry-run.ts';
import { exportRecipients } from './export-recipients.ts';
import { listRecipients, listRejects } from './recipients.repo.ts';

/** Who asks, in which environment. */
export type DeliveryCaller = {
  readonly env: string;
  readonly staff: Account;
  readonly actor: Actor;
  readonly language: Language;
};

type SliceOf<T> = { readonly data: T[]; readonly next_cursor: string | null };

/** Mail to many players: prepared, looked at, sent, stopped, recalled. */
export function createDeliveriesService(deps: DeliveriesDependencies) {
  const { database, branches } = deps;
  const deciderOf = async ({ env, staff, actor }: DeliveryCaller): Promise<Decider> => ({
    environment: await branches.getEnvironment(database, env),
    staff,
    actor,
  });

  /** @throws AppError `delivery_not_found` */
  const read = async (env: string, id: number): Promise<Delivery> => {
    const environment = await branches.getEnvironment(database, env);
    const row = await findDeliveryRow(database, environment.id, id);
    if (row === null) throw new AppError('delivery_not_found', { id });
    const { total } = row.counts;
    const totals = row.rewards.map((reward) => ({ ...reward, amount: reward.amount * total }));
    return { ...row, totals, references: await nameRecordsIn(deps, environment.id, row.rewards) };
  };

  return {
    read,

    async list(env: string, query: DeliveriesQuery): Promise<DeliveriesAnswer> {
      const { id } = await branches.getEnvironment(database, env);
      const rows = await listDeliveryRows(database, id, query);
      const page = sliceOf(rows, query.limit, ({ delivery_id }) => String(delivery_id));
      const references = await nameRecordsIn(
        deps,
        id,
        page.data.map(({ rewards }) => rewards),
      );
      return { ...page, references };
    },

    /** @throws AppError `server_not_found` */
    async create(body: CreateDeliveryBody, caller: DeliveryCaller): Promise<Delivery> {
      const { environment, staff, actor } = await deciderOf(caller);
      await requireServers(deps, environment.id, body.recipients.servers);
      const created = await database.transaction(async (tx) => {
        const id = await insertDelivery(tx, environment.id, body, staff.id);
        await enqueueDelivery(tx, id);
        const { kind, servers } = body.recipients;
        const after = { title: body.title, rewards: body.rewards, recipients: { kind, servers } };
        await writeDeliveryAudit(
          tx,
          actor,
          { id, branchId: environment.branchId },
          { verb: 'create', after },
        );
        return id;
      });
      return read(caller.env, created);
    },

    async dryRun(id: number, caller: DeliveryCaller): Promise<DryRunAnswer> {
      const delivery = await read(caller.env, id);
      const by = await deciderOf(caller);
      const problems = await dryRunProblems(deps, id, by, caller.language);
      return { delivery, problems, samples: await readSamples(deps, by.environment.id, delivery) };
    },

    async decide(
      id: number,
      decision: DeliveryDecision,
      body: DecideDeliveryBody,
      caller: DeliveryCaller,
    ): Promise<Delivery> {
      await decideDelivery(deps, { id, decision, body }, await deciderOf(caller));
      return read(caller.env, id);
    },

    async recipients(
      env: string,
      id: number,
      query: DeliveryRecipientsQuery,
    ): Promise<SliceOf<DeliveryRecipientRow>> {
      await read(env, id);
      const { id: environmentId } = await branches.getEnvironment(database, env);
      const rows = await listRecipients(database, id, query);
      const page = sliceOf(rows, query.limit, (row) => `${row.server_id}:${row.account_id}`);
      const names = await namesOf(deps, environmentId, page.data);
      const nameOf = (row: PlayerKey) => names.get(`${row.server_id}:${row.account_id}`) ?? null;
      return { ...page, data: page.data.map((row) => ({ ...row, name: nameOf(row) })) };
    },

    async rejects(
      env: string,
      id: number,
      { cursor, limit }: SliceQuery,
    ): Promise<SliceOf<DeliveryRejectRow>> {
      await read(env, id);
      const after = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : 0;
      return sliceOf(await listRejects(database, id, after, limit), limit, ({ row }) => String(row));
    },

    /** Everybody's result as a file. */
    async export(id: number, caller: DeliveryCaller) {
      await read(caller.env, id);
      const { environment, actor } = await deciderOf(caller);
      await writeDeliveryAudit(database, actor, { id, branchId: environment.branchId }, { verb: 'export' });
      return exportRecipients(database, id);
    },
  };
}

export type DeliveriesService = ReturnType<typeof createDeliveriesService>;

/** Takes the row too many away, which only says that there is more. */
function sliceOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string): SliceOf<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

async function requireServers(
  { playerStore }: DeliveriesDependencies,
  environmentId: number,
  wanted: readonly number[],
): Promise<void> {
  const known = new Set((await playerStore.servers(environmentId)).map(({ serverId }) => serverId));
  const unknown = wanted.find((server) => !known.has(server));
  if (unknown !== undefined) throw new AppError('server_not_found', { server: unknown });
}

type PlayerKey = { readonly server_id: number; readonly account_id: number };

async function namesOf(
  { playerStore }: DeliveriesDependencies,
  environmentId: number,
  rows: readonly PlayerKey[],
): Promise<ReadonlyMap<string, string>> {
  const servers = [...new Set(rows.map(({ server_id }) => server_id))];
  const wanted = rows.map(({ server_id, account_id }) => ({ serverId: server_id, accountId: account_id }));
  const { players } = await playerStore.lookUp(environmentId, servers, wanted);
  return new Map(players.map(({ server_id, account_id, name }) => [`${server_id}:${account_id}`, name]));
}
