import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { PossessionRow } from '@quartermaster/contract/http/player-sections';
import { defineCommand, lineOf } from '../command.ts';
import { gmEntry } from '../log-entries.ts';

type Undo = { readonly taken: readonly PossessionRow[] };

/** Takes things away. An undo puts them back as they were, with level, stars and rolls. */
export const take = defineCommand<'take', Undo>({
  kind: 'take',
  async apply({ change }, { things }) {
    const lines: CommandLine[] = [];
    const taken: PossessionRow[] = [];
    for (const { kind, instance_id: instanceId, amount } of things) {
      const result = await change.take({ kind, instanceId, amount });
      taken.push(result.taken);
      const of = { asset_kind: kind, target_id: result.taken.config_id, key: String(instanceId) };
      lines.push(lineOf('possession', result.before, result.after, of));
    }
    return { lines, log: lines.map((line) => gmEntry('take', line)), undo: { taken } };
  },
  async undo({ change }, { taken }) {
    const lines: CommandLine[] = [];
    for (const thing of taken) {
      const { before, after } = await change.putBack(thing);
      const of = { asset_kind: thing.kind, target_id: thing.config_id, key: String(thing.instance_id) };
      lines.push(lineOf('possession', before, after, of));
    }
    return { lines, log: lines.map((line) => gmEntry('grant', line)) };
  },
});
