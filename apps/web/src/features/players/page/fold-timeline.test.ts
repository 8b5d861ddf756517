import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '../../../api/player.ts';
import { foldTimeline } from './fold-timeline.ts';

const AT = '2026-11-25 10:00:00';
const entry = (
  kind: TimelineEntry['kind'],
  id: number,
  row: TimelineEntry['row'],
  at = AT,
): TimelineEntry => ({
  kind,
  id,
  at,
  row,
});

const ACT = entry('staff', 1, { action: 'player.change_wallet', staffId: 7, after: { command_id: 'c1' } });
const CHANGE = entry('ledger', 2, { commandId: 'c1', assetKind: 'gem', delta: 120 });
const LOGGED = entry('log', 3, { staffId: 7, actionType: 'grant' });
const PLAYED = entry('log', 4, { staffId: null, actionType: 'quest' });
const SPENT = entry('ledger', 5, { commandId: null, assetKind: 'gem', delta: -10 });
const VISIT = entry('staff', 6, { action: 'player.view', staffId: 7, after: null });

describe('the timeline', () => {
  it('has one entry for one act of staff, with what it changed', () => {
    const acts = foldTimeline([ACT, CHANGE, LOGGED, PLAYED, SPENT], false);
    expect(acts.map(({ entry: { id } }) => id)).toEqual([1, 4, 5]);
    expect(acts[0]?.changes).toEqual([CHANGE]);
  });

  it('keeps what is told alone, where the act is not shown', () => {
    expect(foldTimeline([CHANGE, LOGGED], false).map(({ entry: { id } }) => id)).toEqual([2, 3]);
  });

  it('shows visits where they are asked for', () => {
    expect(foldTimeline([ACT, VISIT], false)).toHaveLength(1);
    expect(foldTimeline([ACT, VISIT], true)).toHaveLength(2);
  });
});
