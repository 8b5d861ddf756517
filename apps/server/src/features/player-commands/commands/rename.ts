import { defineCommand, lineOf } from '../command.ts';
import { RENAME } from '../log-entries.ts';

type Undo = { readonly name: string };

/** Gives a player another name, which nobody else on the server has. */
export const rename = defineCommand<'rename', Undo>({
  kind: 'rename',
  async apply({ change }, { name }) {
    const before = change.account.name;
    if (name === before) return { lines: [], log: [], undo: null };
    await change.rename(name);
    return { lines: [lineOf('name', before, name)], log: [entry(before, name)], undo: { name: before } };
  },
  async undo({ change }, { name }) {
    await change.rename(name);
    const { name: before } = change.account;
    return { lines: [lineOf('name', before, name)], log: [entry(before, name)] };
  },
});

const entry = (before: string, after: string) => ({
  system: 'SYSTEM' as const,
  subSystem: RENAME,
  actionType: 'rename',
  before,
  after,
});
