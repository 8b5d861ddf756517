import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGE_WITHIN_MS, checkDelivery, type LiveTarget } from './delivery.ts';
import type { NodeRow } from './game-nodes.repo.ts';

const since = new Date('2026-11-20T10:00:00Z');
const target: LiveTarget = { contentHash: 'new', patchHash: null, since };
const soon = new Date(since.getTime() + 100);
const late = new Date(since.getTime() + ACKNOWLEDGE_WITHIN_MS);

const buildNode = (node: Partial<NodeRow>): NodeRow => ({
  node: 'game-1',
  content_hash: 'new',
  patch_hash: null,
  load_ms: 5,
  state: 'running',
  problem: null,
  connected: true,
  link: 'connected',
  is_alive: true,
  last_seen_at: since,
  ...node,
});

describe('checkDelivery', () => {
  it('waits a moment, then says that no server answered', () => {
    const old = buildNode({ content_hash: 'old' });
    expect(checkDelivery(target, [old], soon, 'en').state).toBe('waiting');
    expect(checkDelivery(target, [old], late, 'en')).toMatchObject({
      state: 'unresponsive',
      message: 'Update succeeded but socket server unresponsive',
    });
    expect(checkDelivery(target, [], late, 'jp').message).toMatch('応答していません');
  });

  it('is delivered once every connected server runs the release', () => {
    expect(checkDelivery(target, [buildNode({})], soon, 'en')).toEqual({
      state: 'delivered',
      acknowledged: 1,
      connected: 1,
      message: null,
    });
  });

  it('is partial while a connected server runs another release or patch', () => {
    const behind = buildNode({ node: 'game-2', patch_hash: 'patch' });
    expect(checkDelivery(target, [buildNode({}), behind], late, 'en')).toMatchObject({
      state: 'partial',
      acknowledged: 1,
      connected: 2,
    });
  });

  it('does not count a server that fell silent, nor wait for it', () => {
    const gone = buildNode({ node: 'game-2', content_hash: 'old', connected: false, is_alive: false });
    expect(checkDelivery(target, [buildNode({}), gone], soon, 'en').state).toBe('delivered');
    expect(checkDelivery(target, [{ ...gone, content_hash: 'new' }], late, 'en').state).toBe('unresponsive');
  });
});
