import { defineCommand, lineOf } from '../command.ts';
import { GM } from '../log-entries.ts';

type Undo = { readonly language: string };

/** Sets the language that a player plays in: what the game says to them, and what mails they read. */
export const setLanguage = defineCommand<'set_language', Undo>({
  kind: 'set_language',
  async apply({ change }, { language }) {
    const before = change.account.language;
    if (language === before) return { lines: [], log: [], undo: null };
    await change.edit({ language });
    return {
      lines: [lineOf('language', before, language)],
      log: [entry(before, language)],
      undo: { language: before },
    };
  },
  async undo({ change }, { language }) {
    const before = change.account.language;
    await change.edit({ language });
    return { lines: [lineOf('language', before, language)], log: [entry(before, language)] };
  },
});

const entry = (before: string, after: string) => ({
  system: 'GM' as const,
  subSystem: GM.reset,
  actionType: 'set_language',
  before,
  after,
});
