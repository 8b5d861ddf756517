import { lookAlikesOf, mixesAlphabets } from '@quartermaster/domain/texts/look-alikes';
import type { PlayerChange } from '../../../players/player-change.ts';
import { defineCommand, lineOf, type CommandWarning } from '../command.ts';
import { RENAME } from '../log-entries.ts';

type Undo = { readonly name: string };

/** Gives a player another name, which has to be unique on the server. */
export const rename = defineCommand<'rename', Undo>({
  kind: 'rename',
  async apply({ change }, { name }) {
    const before = change.account.name;
    if (name === before) return { lines: [], log: [], undo: null };
    await change.rename(name);
    const warnings = await warningsOf(change, name);
    return {
      lines: [lineOf('name', before, name)],
      log: [entry(before, name)],
      undo: { name: before },
      warnings,
    };
  },
  async undo({ change }, { name }) {
    await change.rename(name);
    const { name: before } = change.account;
    return { lines: [lineOf('name', before, name)], log: [entry(before, name)] };
  },
});

/** What lets a name be taken for another one. */
async function warningsOf(change: PlayerChange, name: string): Promise<readonly CommandWarning[]> {
  const warnings: CommandWarning[] = [];
  const other = await change.playerNamed(lookAlikesOf(name));
  if (other !== null)
    warnings.push({ code: 'name_looks_like', params: { name: other.name, account_id: other.accountId } });
  if (mixesAlphabets(name)) warnings.push({ code: 'name_mixes_scripts' });
  return warnings;
}

const entry = (before: string, after: string) => ({
  system: 'SYSTEM' as const,
  subSystem: RENAME,
  actionType: 'rename',
  before,
  after,
});
