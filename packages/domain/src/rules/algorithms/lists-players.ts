import type { Algorithm } from '../../core/rule.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import { valueAt } from '../../record/path-value.ts';
import { isOff } from '../is-off.ts';
import { factsOf } from '../player-answers.ts';
import type { ModuleRule } from '../rule-logic.ts';

const MAX_NAMED = 5;

/** Listed recipients exist. Records whose moment is over are not checked. */
export const listsPlayers: ModuleRule<'lists_players'> = {
  level: 'module',
  asks: () => 'listed_accounts',
  paths: ({ field, until }) => [field, until],
  check(rule, records, add, { players }) {
    if (players === undefined) return;
    const known = new Set(factsOf(players, 'listed_accounts').map(({ of }) => of));
    for (const { recordId, data } of records) {
      const missing = waitingAccounts(rule, data, players.at).filter((account) => !known.has(account));
      if (missing.length > 0)
        add(recordId, rule.field, 'players_missing', {
          count: missing.length,
          accounts: missing.slice(0, MAX_NAMED),
        });
    }
  },
};

/** The accounts that a record lists, each once, while its moment is ahead; none of one that is switched off. */
export function waitingAccounts(
  { field, until }: Pick<Algorithm<'lists_players'>, 'field' | 'until'>,
  data: RecordData,
  at: string,
): readonly string[] {
  return isAhead(data, until, at) ? accountsIn(plainText(valueAt(data, field))) : [];
}

/** Whether a record is in use and its moment still ahead. */
export const isAhead = (data: RecordData, until: string, at: string): boolean =>
  !isOff(data) && plainText(valueAt(data, until)) > at;

/** The account numbers of a list as staff type it. */
export const accountsIn = (text: string): readonly string[] => [...new Set(text.match(/\d+/g) ?? [])];
