import type { BoardOfPlaces } from '../core/algorithm-parameters.ts';
import type { RuleDefinition } from '../core/rule.ts';

const openWith = (of: string, module: string): BoardOfPlaces['open'] => ({ of, module, at: 'timeslot' });

/** Every board whose places give titles, and when it is open. */
const BOARDS: readonly BoardOfPlaces[] = [
  { module: 'pvp-ranking-setting', of: ['board'], turn: 'season_no' },
  { module: '3v3-ranking-group-setting', of: ['group_id'] },
  // One boss after the other.
  { module: 'cycle-boss-ranking-reward-setting', of: [] },
  { module: 'guild-boss-ranking-reward-setting', of: ['board'] },
  {
    module: 'world-boss-ranking-reward-setting',
    of: ['boss_id', 'board'],
    open: openWith('boss_id', 'world-boss-setting'),
  },
  {
    module: 'event-boss-ranking-reward-setting',
    of: ['event_id'],
    open: openWith('event_id', 'event-boss-setting'),
  },
  {
    module: 'mega-event-ranking-setting',
    of: ['event_id', 'board'],
    open: openWith('event_id', 'mega-event-setting'),
  },
  {
    module: 'slg-ranking-reward-setting',
    of: ['season_id', 'board'],
    open: openWith('season_id', 'slg-season-setting'),
  },
];

/** No two boards give the same title at one time: a title says on which board its holder was first. */
export const titleOfOneBoard: RuleDefinition = {
  rule: 'given_by_one_board',
  field: 'title_id',
  rewards: 'rewards',
  kind: 'title',
  boards: BOARDS,
};
