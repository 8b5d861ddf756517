import type { ActionParams } from '@quartermaster/domain/actions/define-action';
import { createMachineToken } from '@quartermaster/domain/actions/staff/game-server';
import * as z from 'zod';
import { bundleManifest, bundleModule, sha256Hex } from '../bundle/manifest.ts';
import { actionBody } from './action-body.ts';
import { formedText } from './formed-text.ts';
import { instant } from './instant.ts';

/** The release that the game servers of an environment are to run. */
const gameRelease = z.object({
  number: z.number().int().describe('The number of the release.'),
  version: z.string().describe('The name of the version it was made from.'),
  content_hash: sha256Hex.describe('The hash over all module files; the same content has the same hash.'),
  modules: z.array(bundleModule).describe('The module files.'),
});

/** `GET game/live`. */
export const gameLiveAnswer = z.object({
  format: z
    .number()
    .int()
    .describe('The version of the bundle format; a game server refuses one that it does not know.'),
  environment: z.string().describe('The key of the environment.'),
  game_time_zone: z.string().describe('The time zone of daily and weekly times, such as `Asia/Hong_Kong`.'),
  release: gameRelease,
  patch: bundleManifest
    .nullable()
    .describe(
      'Environment-wide modules that were saved after the release; its files replace those of the release.',
    ),
});

export type GameLiveAnswer = z.infer<typeof gameLiveAnswer>;

/** What a node says about itself. */
const GAME_NODE_STATES = ['starting', 'running', 'refused'] as const;

export type GameNodeState = (typeof GAME_NODE_STATES)[number];

/** `POST game/ack`: sent after every swap, refusal and, as a heartbeat, every 30 seconds. */
export const gameAckBody = z.object({
  node: formedText('machine_name').describe('The name of the game server process.'),
  content_hash: sha256Hex.nullable().describe('The hash of the content that is loaded; null: none.'),
  patch_hash: sha256Hex
    .nullable()
    .describe('The hash of the environment-wide settings that are loaded; null: none.'),
  load_ms: z.number().int().min(0).nullable().describe('How long loading took, in milliseconds.'),
  state: z
    .enum(GAME_NODE_STATES)
    .describe('`refused`: it keeps an older release because the new one is damaged.'),
  problem: z.string().max(500).optional().describe('Why it was refused.'),
});

export type GameAckBody = z.infer<typeof gameAckBody>;

/** `POST game/ack`. */
export const gameAckAnswer = z.object({ accepted: z.boolean() });

/** A player that was changed by staff: a game server that holds them in memory reads them again. */
const changedPlayer = z.object({
  server_id: z.number().int(),
  account_id: z.number().int(),
  end_sessions: z
    .boolean()
    .default(false)
    .describe('True: the game server also ends their sessions, so that they have to sign in again.'),
});

export type ChangedPlayer = z.infer<typeof changedPlayer>;

/** A guild that was changed by staff: a game server reads it and its members again. */
const changedGuild = z.object({ server_id: z.number().int(), guild_id: z.number().int() });

export type ChangedGuild = z.infer<typeof changedGuild>;

/**
 * What the console pushes over `game/socket`. A node that was away polls `game/live` instead. After
 * all but `live_changed` a node acknowledges what it runs, so that the console knows it was heard.
 */
export const gameSocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('live_changed') }),
  z.object({ type: z.literal('reload') }),
  z.object({ type: z.literal('clear_cache') }),
  z.object({ type: z.literal('clear_login_cache') }),
  changedPlayer.extend({ type: z.literal('player_changed') }),
  changedGuild.extend({ type: z.literal('guild_changed') }),
]);

export type GameSocketMessage = z.infer<typeof gameSocketMessage>;

/**
 * How a game server is in touch: over its WebSocket, by heartbeats alone, or not at all. `offline`: its
 * connection ended and no heartbeat came since, or the last one is more than 90 seconds old.
 */
const NODE_LINKS = ['connected', 'polling', 'offline'] as const;

export type NodeLink = (typeof NODE_LINKS)[number];

/** One game server as the console sees it: what it reported last. */
const fleetNode = z.object({
  node: z.string().describe('The name of the game server process.'),
  state: z.enum(GAME_NODE_STATES).describe('Of a node that is `offline`, nothing newer is known.'),
  content_hash: sha256Hex.nullable().describe('The content that it runs.'),
  patch_hash: sha256Hex.nullable().describe('The environment-wide settings that it runs.'),
  is_current: z.boolean().describe('True: it runs the live release and patch.'),
  load_ms: z.number().int().nullable().describe('How long loading took, in milliseconds.'),
  connected: z.boolean().describe('True: its WebSocket is open.'),
  link: z.enum(NODE_LINKS).describe('How it is in touch: `polling` is by heartbeats alone.'),
  last_seen_at: instant.describe('When it was last heard, UTC.'),
  problem: z.string().nullable().describe('Why it refused a release.'),
});

/**
 * How far the live release has got. `waiting`: published a moment ago; `delivered`: at least one
 * node runs it and no connected node runs another; `partial`: some connected nodes do not run it;
 * `unresponsive`: no node acknowledged in time, `message` says so in the reader's language.
 */
export const delivery = z.object({
  state: z.enum(['waiting', 'delivered', 'partial', 'unresponsive']),
  acknowledged: z.number().int(),
  connected: z.number().int(),
  message: z.string().nullable(),
});

export type Delivery = z.infer<typeof delivery>;

/**
 * `GET environments/:env/fleet/acknowledgement`: whether the game servers have the environment-wide
 * settings that the caller saved within the last half minute. `nothing`: none was saved, nothing was
 * published yet, or there are no game servers. `silent`: the servers named did not acknowledge within
 * 5 s, `message` says so in the reader's language.
 */
export const settingsAcknowledgement = z.object({
  state: z.enum(['nothing', 'delivered', 'silent']),
  silent: z.array(z.string()),
  message: z.string().nullable(),
});

export type SettingsAcknowledgement = z.infer<typeof settingsAcknowledgement>;

/** `GET environments/:env/fleet`. `live` is null before the first publish. */
export const fleetAnswer = z.object({
  live: z
    .object({
      number: z.number().int(),
      version: z.string(),
      content_hash: sha256Hex,
      patch_hash: sha256Hex.nullable(),
      at: instant,
    })
    .nullable(),
  delivery: delivery.nullable(),
  nodes: z.array(fleetNode),
});

export type FleetAnswer = z.infer<typeof fleetAnswer>;

/** A machine token without its secret. */
const machineToken = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: instant,
  created_by: z.string().nullable(),
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
});

export type MachineToken = z.infer<typeof machineToken>;

/** `GET environments/:env/machine-tokens`, revoked ones too. */
export const machineTokensAnswer = z.array(machineToken);

/** `POST environments/:env/machine-tokens`. */
export const createMachineTokenBody = actionBody(createMachineToken);

export type CreateMachineTokenBody = ActionParams<typeof createMachineToken>;

/** `POST environments/:env/machine-tokens`: the only time the token itself is told. */
export const createdMachineToken = machineToken.extend({ token: z.string() });

export type CreatedMachineToken = z.infer<typeof createdMachineToken>;

/** `DELETE environments/:env/machine-tokens/:id`. */
export const revokeMachineTokenAnswer = z.object({ revoked: z.literal(true) });

/** `POST environments/:env/fleet/clear-cache`: how many connected nodes were told. */
export const clearGameCacheAnswer = z.object({ notified: z.number().int() });
