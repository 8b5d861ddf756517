import { field } from '../core/define-field.ts';
import type { Subject } from '../core/demand-parameters.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

/** A range that ends here has no end: it is for all other players. */
const LAST_RANK = 999_999;

const FROM = ['From rank', '起始名次', '開始順位'] as const;
const TO = ['To rank', '結束名次', '終了順位'] as const;
const EVERYONE_ELSE = { [LAST_RANK]: ['Everyone else', '其餘所有人', '残りの全員'] } as const;
const PLACES = [1, LAST_RANK] as const;

const range = {
  rank_from: field.integer(FROM, PLACES),
  rank_to: field.integer(TO, PLACES, {
    words: EVERYONE_ELSE,
    help: ['999999: all remaining players.', '999999 代表其餘所有人。', '999999は残りの全員です。'],
  }),
} satisfies Fields;

const ranks = { ...range, rewards: common.rewards([]) } satisfies Fields;

type RankLadder = {
  /** What tells one ranking from another: a board, a season, a class. Without them there is one ranking. */
  readonly of?: readonly string[];
  /** The last place. Without it the last range is for all other players. */
  readonly until?: Subject;
  /** The game may pay half of the rewards: every amount is even. */
  readonly even?: boolean;
};

/**
 * Rewards by place, with a record for each range of places: from place 1 on, each right after the one
 * before, in each ranking, and never more for a worse place.
 * @example
 * const ladder = rankLadder({ of: ['season_id', 'board'] });
 *
 * sections: { ranks: section(['Ranks', '名次', '順位'], { ...ladder.fields }) },
 * rules: [...ladder.rules],
 */
export function rankLadder({ of = [], even = false, until }: RankLadder = {}) {
  const along = { orderBy: 'rank_from', ...(of.length === 0 ? {} : { groupBy: of }) };
  return {
    fields: {
      rank_from: range.rank_from,
      rank_to: until === undefined ? range.rank_to : field.integer(TO, PLACES),
      rewards: common.rewards([], { even }),
    } satisfies Fields,
    /** The range alone, of records that reward other deeds too. */
    rangeWhen: (showWhen: ShowWhen) => ({
      rank_from: field.integer(FROM, PLACES, { showWhen }),
      rank_to: field.integer(TO, PLACES, { showWhen, words: EVERYONE_ELSE }),
    }),
    rules: [
      { field: 'rank_to', is: 'at_least', than: { field: 'rank_from' } },
      {
        field: 'rank_from',
        to: 'rank_to',
        along,
        is: 'contiguous',
        from: 1,
        ...(until === undefined ? {} : { until }),
      },
      { field: 'rewards', along, is: 'not_rising', severity: 'warning' },
    ] satisfies readonly RuleDefinition[],
  };
}

/**
 * Rewards by place as rows of one record: ranges from place 1 on, each right after the one before.
 * @example
 * const places = rankRows('ranking_rewards');
 *
 * ranking_rewards: field.rows(['Rewards by rank', '排名獎勵', '順位報酬'], [1, 50], places.rows),
 * rules: [...places.rules],
 */
export function rankRows(key: string) {
  return {
    rows: {
      help: [
        'Ranks must start at 1 and have no gaps; 999999 means everyone else.',
        '自第 1 名起不可中斷；999999 代表其餘所有人。',
        '1位から切れ目なく設定します。999999は残りの全員です。',
      ],
      fields: ranks,
    } as const,
    rules: [
      { field: `${key}.rank_to`, is: 'at_least', than: { field: 'rank_from' } },
      { field: 'rank_from', to: 'rank_to', along: key, is: 'contiguous', from: 1 },
    ] satisfies readonly RuleDefinition[],
  };
}
