import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Delivery } from '@quartermaster/contract/http/game';
import type { Language } from '@quartermaster/domain/core/language';
import type { NodeRow } from './game-nodes.repo.ts';

/** How long nodes may take to acknowledge before the console reports partial success. */
export const ACKNOWLEDGE_WITHIN_MS = 5_000;

/** What is live: hashes to run, and since when. */
export type LiveTarget = {
  readonly contentHash: string;
  readonly patchHash: string | null;
  readonly since: Date;
};

export function runsTarget(node: Pick<NodeRow, 'content_hash' | 'patch_hash'>, target: LiveTarget): boolean {
  return node.content_hash === target.contentHash && node.patch_hash === target.patchHash;
}

/** How far the live release has got among the nodes that send heartbeats. */
export function checkDelivery(
  target: LiveTarget,
  nodes: readonly NodeRow[],
  now: Date,
  language: Language,
): Delivery {
  const acknowledged = nodes.filter((node) => node.is_alive && runsTarget(node, target)).length;
  const connected = nodes.filter((node) => node.connected);
  const isBehind = connected.some((node) => !runsTarget(node, target));
  const state = stateOf(acknowledged, isBehind, now.getTime() - target.since.getTime());
  return {
    state,
    acknowledged,
    connected: connected.length,
    message: state === 'unresponsive' ? errorText('socket_unresponsive', {}, language) : null,
  };
}

function stateOf(acknowledged: number, isBehind: boolean, elapsedMs: number): Delivery['state'] {
  if (acknowledged > 0 && !isBehind) return 'delivered';
  if (elapsedMs < ACKNOWLEDGE_WITHIN_MS) return 'waiting';
  return acknowledged > 0 ? 'partial' : 'unresponsive';
}
