import { objectOf } from '@quartermaster/domain/core/json';
import type { TimelineEntry } from '../../../api/player.ts';

/** An entry with the other entries of the same act. */
export type Act = { readonly entry: TimelineEntry; readonly changes: readonly TimelineEntry[] };

const VISIT = 'player.view';

/**
 * One act of staff is one entry: what it changed in the ledger is in it, and its line in the game's log
 * says the same again. Visits are left out unless they are asked for.
 */
export function foldTimeline(entries: readonly TimelineEntry[], withVisits: boolean): readonly Act[] {
  const commands = new Map<unknown, TimelineEntry>();
  for (const entry of entries) {
    const command = entry.kind === 'staff' ? objectOf(entry.row['after'] ?? null)['command_id'] : undefined;
    if (typeof command === 'string') commands.set(command, entry);
  }
  const acts = [...commands.values()];
  const isRepeated = ({ kind, at, row }: TimelineEntry): boolean => {
    if (kind === 'ledger') return commands.has(row['commandId']);
    return kind === 'log' && acts.some((act) => act.at === at && act.row['staffId'] === row['staffId']);
  };
  return entries
    .filter((entry) => !isRepeated(entry) && (withVisits || !isVisit(entry)))
    .map((entry) => ({
      entry,
      changes: entries.filter(
        ({ kind, row }) => kind === 'ledger' && commands.get(row['commandId']) === entry,
      ),
    }));
}

const isVisit = ({ kind, row }: TimelineEntry): boolean => kind === 'staff' && row['action'] === VISIT;
