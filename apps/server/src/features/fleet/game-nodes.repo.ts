import type { GameAckBody, GameNodeState, NodeLink } from '@quartermaster/contract/http/game';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';

export type NodeRow = {
  readonly node: string;
  readonly content_hash: string | null;
  readonly patch_hash: string | null;
  readonly load_ms: number | null;
  readonly state: GameNodeState;
  readonly problem: string | null;
  readonly connected: boolean;
  readonly link: NodeLink;
  readonly is_alive: boolean;
  readonly last_seen_at: Date;
};

/** A node that has been silent for longer is taken to be gone: it sends a heartbeat every 30 s. */
const SILENCE = `interval '90 seconds'`;

/** Nodes of the last week; older ones were switched off and are of no interest. */
export async function listNodes(db: Queryable, environmentId: number): Promise<readonly NodeRow[]> {
  const { rows } = await db.query<NodeRow>(
    `select node, content_hash, patch_hash, load_ms, state, problem, last_seen_at,
            last_seen_at > now() - ${SILENCE} as is_alive,
            is_connected and last_seen_at > now() - ${SILENCE} as connected,
            case when last_seen_at <= now() - ${SILENCE} then 'offline' when is_connected then 'connected'
                 when connection_id is null then 'polling' else 'offline' end as link
     from game_node where environment_id = $1 and last_seen_at > now() - interval '7 days'
     order by node`,
    [environmentId],
  );
  return rows;
}

/** A heartbeat without a connection tells that the node polls: its last connection does not matter any more. */
export async function saveAck(db: Queryable, environmentId: number, ack: GameAckBody): Promise<void> {
  await db.query(
    `insert into game_node (environment_id, node, content_hash, patch_hash, load_ms, state, problem)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (environment_id, node) do update set content_hash = excluded.content_hash,
       patch_hash = excluded.patch_hash, load_ms = excluded.load_ms, state = excluded.state,
       problem = excluded.problem, last_seen_at = now(),
       connection_id = case when game_node.is_connected then game_node.connection_id end`,
    [environmentId, ack.node, ack.content_hash, ack.patch_hash, ack.load_ms, ack.state, ack.problem ?? null],
  );
}

/** A connection of a game server to one of the consoles. */
type NodeConnection = { readonly id: string; readonly environmentId: number; readonly node: string };

export async function noteConnected(
  db: Queryable,
  { id, environmentId, node }: NodeConnection,
): Promise<void> {
  await db.query(
    `insert into game_node (environment_id, node, is_connected, connection_id) values ($1, $2, true, $3)
     on conflict (environment_id, node) do update
       set is_connected = true, connection_id = excluded.connection_id, last_seen_at = now()`,
    [environmentId, node, id],
  );
}

/** A game server that has connected again meanwhile stays connected. One that hangs was seen long before its connection ends. */
export async function noteDisconnected(
  db: Queryable,
  { id, environmentId, node }: NodeConnection,
): Promise<void> {
  await db.query(
    `update game_node set is_connected = false
      where environment_id = $1 and node = $2 and connection_id = $3`,
    [environmentId, node, id],
  );
}

export type AcknowledgementCount = { readonly connected: number; readonly acknowledged: number };

/** A connected game server, and whether it answered. */
export type AskedNode = { readonly node: string; readonly answered: boolean };

/** The connected nodes one by one. */
export async function listAcknowledgements(
  db: Queryable,
  environmentId: number,
  since: Date,
): Promise<readonly AskedNode[]> {
  const { rows } = await db.query<AskedNode>(
    `select node, last_seen_at > $2 as answered
     from game_node where environment_id = $1 and is_connected and last_seen_at > now() - ${SILENCE}
     order by node`,
    [environmentId, since],
  );
  return rows;
}

/** The connected nodes, and those of them that were heard of after a moment. */
export async function countAcknowledgements(
  db: Queryable,
  environmentId: number,
  since: Date,
): Promise<AcknowledgementCount> {
  return onlyRow(
    await db.query<AcknowledgementCount>(
      `select count(*) as connected, count(*) filter (where last_seen_at > $2) as acknowledged
       from game_node where environment_id = $1 and is_connected and last_seen_at > now() - ${SILENCE}`,
      [environmentId, since],
    ),
  );
}

/** How many nodes of an environment are in a state. */
type StateCount = { readonly environment: string; readonly state: string; readonly nodes: number };

/** The nodes of the last week by state, none where an environment has nodes, but not in that state. */
export async function countByState(db: Queryable): Promise<readonly StateCount[]> {
  const { rows } = await db.query<StateCount>(
    `select environment.key as environment, state.name as state,
            count(*) filter (where state.name = case
              when last_seen_at <= now() - ${SILENCE} then 'silent'
              when game_node.state = 'refused' then 'refused'
              when is_connected then 'connected' else 'polling' end)::int as nodes
     from game_node join environment on environment.id = environment_id,
          unnest(array['connected', 'polling', 'refused', 'silent']) as state (name)
     where last_seen_at > now() - interval '7 days'
     group by environment.key, state.name order by environment.key, state.name`,
  );
  return rows;
}
