import type {
  CreateDeliveryBody,
  DecideDeliveryBody,
  DeliveriesQuery,
  Delivery,
  DeliveryRecipientsQuery,
  DryRunAnswer,
  UpdateDeliveryBody,
  WrittenDelivery,
} from '@quartermaster/contract/http/deliveries';
import type { DeliveryActionKind } from '@quartermaster/domain/actions/delivery/index';
import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { Language } from '@quartermaster/domain/core/language';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { countReading, findPlayerPlace } from '../players/index.ts';
import { createDelivery } from './create-delivery.ts';
import { decideDelivery } from './decide-delivery.ts';
import type { DeliveryActor } from './delivery-actor.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { readSamples, tryDelivery } from './dry-run.ts';
import { askForRecipients, exportRecipients } from './export-recipients.ts';
import { letterLine } from './letter-line.ts';
import { readDeliveries, readDelivery } from './read-deliveries.ts';
import { readRecipients, readRejects } from './read-results.ts';
import { readWritten, updateDelivery } from './update-delivery.ts';

/** Who asks, in which environment. */
export type DeliveryCaller = {
  readonly env: string;
  readonly staff: Account;
  readonly actor: Actor;
  readonly language: Language;
};

/** Mail to many players: prepared, looked at, sent, stopped, recalled. */
export function createDeliveriesService(deps: DeliveriesDependencies) {
  return { ...createReading(deps), ...createDoing(deps), ...createWaiting(deps) };
}

export type DeliveriesService = ReturnType<typeof createDeliveriesService>;

function createReading(deps: DeliveriesDependencies) {
  const idOf = async (env: string): Promise<number> =>
    (await deps.branches.getEnvironment(deps.database, env)).id;
  return {
    list: async (env: string, query: DeliveriesQuery) => readDeliveries(deps, await idOf(env), query),
    /** @throws AppError `delivery_not_found`, here and below */
    read: async (env: string, id: number): Promise<Delivery> => readDelivery(deps, await idOf(env), id),

    written: async (env: string, id: number): Promise<WrittenDelivery> =>
      readWritten(deps, await idOf(env), id),

    /** The players shown count towards the reader's limit of the day. */
    async recipients(
      id: number,
      query: DeliveryRecipientsQuery,
      { env, staff: { id: staffId, role }, actor }: DeliveryCaller,
    ) {
      const place = await findPlayerPlace(deps, env);
      await readDelivery(deps, place.environmentId, id);
      const page = await readRecipients(deps, place.environmentId, id, query);
      const entry = { action: 'delivery.recipients', isKept: true };
      await countReading(deps, { place, reader: { staffId, role, actor }, players: page.data, entry });
      return page;
    },

    async rejects(env: string, id: number, query: SliceQuery) {
      await readDelivery(deps, await idOf(env), id);
      return readRejects(deps, id, query);
    },
  };
}

function createDoing(deps: DeliveriesDependencies) {
  const deciderOf = async ({ env, staff, actor }: DeliveryCaller): Promise<DeliveryActor> => ({
    environment: await deps.branches.getEnvironment(deps.database, env),
    staff,
    actor,
  });
  return {
    /** @throws AppError `server_not_found` */
    async create(body: CreateDeliveryBody, caller: DeliveryCaller): Promise<Delivery> {
      const by = await deciderOf(caller);
      return readDelivery(deps, by.environment.id, await createDelivery(deps, body, by));
    },

    /** @throws AppError `delivery_moved_on`, `recipients_gathering`, `server_not_found` */
    async update(id: number, body: UpdateDeliveryBody, caller: DeliveryCaller): Promise<Delivery> {
      const by = await deciderOf(caller);
      await updateDelivery(deps, id, body, by);
      return readDelivery(deps, by.environment.id, id);
    },

    async dryRun(id: number, caller: DeliveryCaller): Promise<DryRunAnswer> {
      const by = await deciderOf(caller);
      const delivery = await readDelivery(deps, by.environment.id, id);
      const { problems, warnings, ...trial } = await tryDelivery(deps, id, by);
      const samples = await readSamples(deps, by.environment.id, delivery);
      const texts = { problems: tell(problems, caller.language), warnings: tell(warnings, caller.language) };
      return { delivery, samples, ...texts, ...trial };
    },

    async decide(
      id: number,
      decision: DeliveryActionKind,
      body: DecideDeliveryBody,
      caller: DeliveryCaller,
    ): Promise<Delivery> {
      const by = await deciderOf(caller);
      await decideDelivery(deps, { id, decision, body }, by);
      return readDelivery(deps, by.environment.id, id);
    },

    /** @throws AppError `delivery_not_sent`, `export_limit` */
    export: async (id: number, caller: DeliveryCaller) => exportRecipients(deps, id, await deciderOf(caller)),

    /** @throws AppError `delivery_not_sent`, `within_export_limit` */
    askForExport: async (id: number, reason: string, caller: DeliveryCaller) =>
      askForRecipients(deps, { id, reason }, await deciderOf(caller)),
  };
}

type Told = { readonly code: ErrorCode; readonly params?: ErrorParams };

const tell = (all: readonly Told[], language: Language) =>
  all.map(({ code, params = {} }) => ({ code, message: errorText(code, params, language) }));

/** A delivery that waits for a second person, and who wants to send it. */
type WaitingDelivery = Pick<DeliveryActor, 'environment' | 'staff'> & { readonly id: number };

/** The revision that the person reviewed, and their reason. */
type SentFor = { readonly revision: number; readonly reason: string };

/** The outcome of deliveries that need approval. */
function createWaiting(deps: DeliveriesDependencies) {
  return {
    /** What a waiting delivery would come to now; throws what is against it. */
    async tryWaiting({ id, ...asker }: WaitingDelivery, language: Language) {
      const { problems, warnings, ...trial } = await tryDelivery(deps, id, asker);
      const [problem] = problems;
      if (problem !== undefined) throw problem;
      const {
        revision,
        expire_days: expireDays,
        ...delivery
      } = await readDelivery(deps, asker.environment.id, id);
      const lines = [letterLine({ ...delivery, expireDays })];
      return { revision, lines, warnings: tell(warnings, language), ...trial };
    },

    /** Sends a delivery that a second person approved, for the one who asked. */
    sendApproved: (
      { id, ...asker }: WaitingDelivery,
      { revision, reason, ...approver }: Pick<DeliveryActor, 'actor' | 'approval'> & SentFor,
    ): Promise<void> =>
      decideDelivery(deps, { id, decision: 'send', body: { revision, reason } }, { ...asker, ...approver }),
  };
}
