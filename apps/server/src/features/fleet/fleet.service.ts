import { AppError } from '@quartermaster/contract/errors/app-error';
import { BUNDLE_FORMAT } from '@quartermaster/contract/bundle/manifest';
import type {
  ChangedGuild,
  ChangedPlayer,
  Delivery,
  FleetAnswer,
  GameAckBody,
  GameLiveAnswer,
  SettingsAcknowledgement,
} from '@quartermaster/contract/http/game';
import type { Language } from '@quartermaster/domain/core/language';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type BranchDirectory } from '../../engine/branch.ts';
import type { Machine } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { FileStore } from '../../platform/file-store.ts';
import { ACKNOWLEDGE_WITHIN_MS, checkDelivery, runsTarget, type LiveTarget } from './delivery.ts';
import { createGameHub, type GameHub } from './game-hub.ts';
import {
  listAcknowledgements,
  listNodes,
  saveAck,
  type AcknowledgementCount,
  type AskedNode,
  type NodeRow,
} from './game-nodes.repo.ts';
import { giveOrder, hearOrder, passOnOrders, type GameOrder } from './game-orders.ts';
import { hearSettings } from './hear-settings.ts';
import { findLiveBundle, isFileOf, type LiveBundle } from './live-bundle.repo.ts';
import { passOnGuilds, passOnPlayers, tellGuildChanged, tellPlayerChanged } from './player-notices.ts';
import { listRevokedTokens } from './machine-tokens.repo.ts';
import { TOKEN_REVOKED } from './machine-tokens.service.ts';

type FleetDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  /** How long game servers are waited for. */
  readonly withinMs?: number;
};

/** The game servers: what they should run, what they report to run, and orders to them. */
export type FleetService = {
  readonly hub: GameHub;
  live(machine: Machine): Promise<GameLiveAnswer>;
  file(machine: Machine, hash: string): Promise<Uint8Array>;
  acknowledge(machine: Machine, ack: GameAckBody): Promise<void>;
  view(env: string, language: Language): Promise<FleetAnswer>;
  /** How far the live release has got. Before the first publish there is nothing to deliver. */
  delivery(env: string, language: Language): Promise<Delivery>;
  /** Which game servers have the environment-wide settings that the caller just saved; waits for them. */
  acknowledgement(env: string, actor: Actor, language: Language): Promise<SettingsAcknowledgement>;
  /** Asks the environment's game servers to forget what they prepared; answers how many are connected. */
  clearCache(env: string, actor: Actor): Promise<number>;
  /** Tells the environment's game servers to do something, and hears how many of them answer. */
  order(env: string, order: GameOrder, actor: Actor): Promise<AcknowledgementCount>;
  /** The same, and hears which of them answer. */
  orderEach(env: string, order: GameOrder, actor: Actor): Promise<readonly AskedNode[]>;
  /** Tells the environment's game servers that staff changed a player, and hears how many of them answer. */
  tellPlayerChanged(env: string, player: ChangedPlayer): Promise<AcknowledgementCount>;
  tellGuildChanged(env: string, guild: ChangedGuild): Promise<AcknowledgementCount>;
  /** Passes on what happens, in this and in other processes. */
  start(): void;
  close(): void;
};

export function createFleetService(deps: FleetDependencies): FleetService {
  const { database, files, branches, clock, withinMs = ACKNOWLEDGE_WITHIN_MS } = deps;
  const hub = createGameHub();
  const stops: (() => void)[] = [];

  async function view(env: string, language: Language): Promise<FleetAnswer> {
    const { id } = await branches.getEnvironment(database, env);
    const bundle = await findLiveBundle(database, id);
    const nodes = await listNodes(database, id);
    const target = bundle === null ? null : targetOf(bundle);
    return {
      live: bundle === null ? null : presentLive(bundle),
      delivery: target === null ? null : checkDelivery(target, nodes, clock.now(), language),
      nodes: nodes.map((node) => presentNode(node, target)),
    };
  }

  return {
    hub,
    view,
    async live({ environmentId }) {
      const bundle = await findLiveBundle(database, environmentId);
      if (bundle === null) throw new AppError('release_not_found', { number: 1 });
      return { format: BUNDLE_FORMAT, ...presentBundle(bundle) };
    },
    async file({ environmentId }, hash) {
      if (!(await isFileOf(database, environmentId, hash))) throw new AppError('not_found');
      return files.getBytes(bundleFileKey(hash));
    },
    acknowledge: ({ environmentId }, ack) => saveAck(database, environmentId, ack),
    async delivery(env, language) {
      const { delivery } = await view(env, language);
      return delivery ?? { state: 'waiting', acknowledged: 0, connected: 0, message: null };
    },
    acknowledgement: (env, actor, language) =>
      hearSettings({ database, branches, findTarget: findLiveTarget, withinMs }, env, actor, language),
    ...createOrders({ database, branches, withinMs }),
    tellPlayerChanged: (env, player) => tellPlayerChanged({ database, branches }, env, player),
    tellGuildChanged: (env, guild) => tellGuildChanged({ database, branches }, env, guild),
    start() {
      stops.push(...listenFor(database, hub));
    },
    close() {
      stops.forEach((stop) => stop());
      hub.close();
    },
  };
}

/** Orders to game servers, and which of them acknowledge. */
function createOrders(
  deps: Required<Pick<FleetDependencies, 'database' | 'branches' | 'withinMs'>>,
): Pick<FleetService, 'clearCache' | 'order' | 'orderEach'> {
  const { database, withinMs } = deps;
  return {
    async clearCache(env, actor) {
      const { environmentId } = await giveOrder(deps, env, 'clear_cache', actor);
      return (await listNodes(database, environmentId)).filter(({ connected }) => connected).length;
    },
    order: async (env, order, actor) =>
      hearOrder(database, await giveOrder(deps, env, order, actor), withinMs),
    async orderEach(env, order, actor) {
      const given = await giveOrder(deps, env, order, actor);
      await hearOrder(database, given, withinMs);
      return listAcknowledgements(database, given.environmentId, given.at);
    },
  };
}

/** Passes on what happens in the database, whichever process did it. */
function listenFor(database: Database, hub: GameHub): readonly (() => void)[] {
  return [
    database.listen(
      ENVIRONMENT_CHANGED,
      (env) => hub.send(env, { type: 'live_changed' }),
      () => hub.sendAll({ type: 'live_changed' }),
    ),
    passOnOrders(database, hub),
    passOnPlayers(database, hub),
    passOnGuilds(database, hub),
    database.listen(
      TOKEN_REVOKED,
      (id) => hub.disconnectToken(Number(id)),
      () => void disconnectRevoked(database, hub).catch(() => undefined),
    ),
  ];
}

/** Disconnects machines whose tokens were revoked while no notifications arrived. */
async function disconnectRevoked(database: Database, hub: GameHub): Promise<void> {
  for (const id of await listRevokedTokens(database)) hub.disconnectToken(id);
}

async function findLiveTarget(database: Database, environmentId: number): Promise<LiveTarget | null> {
  const bundle = await findLiveBundle(database, environmentId);
  return bundle === null ? null : targetOf(bundle);
}

function targetOf({ release, patch }: LiveBundle): LiveTarget {
  const since = patch !== null && patch.at > release.at ? patch.at : release.at;
  return { contentHash: release.content_hash, patchHash: patch?.manifest.content_hash ?? null, since };
}

function presentLive({ release, patch }: LiveBundle): FleetAnswer['live'] {
  return {
    number: release.number,
    version: release.version,
    content_hash: release.content_hash,
    patch_hash: patch?.manifest.content_hash ?? null,
    at: formatDateTime(release.at),
  };
}

function presentBundle({
  environment,
  gameTimeZone,
  release,
  modules,
  patch,
}: LiveBundle): Omit<GameLiveAnswer, 'format'> {
  const { number, version, content_hash } = release;
  return {
    environment,
    game_time_zone: gameTimeZone,
    release: { number, version, content_hash, modules: [...modules] },
    patch: patch?.manifest ?? null,
  };
}

function presentNode(node: NodeRow, target: LiveTarget | null): FleetAnswer['nodes'][number] {
  return {
    node: node.node,
    state: node.state,
    content_hash: node.content_hash,
    patch_hash: node.patch_hash,
    is_current: target !== null && runsTarget(node, target),
    load_ms: node.load_ms,
    connected: node.connected,
    link: node.link,
    last_seen_at: formatDateTime(node.last_seen_at),
    problem: node.problem,
  };
}
