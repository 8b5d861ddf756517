import type { RecordData } from '../core/json.ts';

/** Where players do what a mission asks for. */
const PLACES: Readonly<Record<string, string>> = {
  clear_any: 'main_chapter',
  command_done: 'command',
  equip_level: 'equipment',
  exchange: 'exchange',
  explore_done: 'explore',
  friend_gift: 'friend',
  gacha_draw: 'gacha',
  gift: 'pet',
  guild_oblation: 'guild',
  bingo_line: 'bingo',
  mining_depth: 'mining',
  monopoly_lap: 'monopoly',
  pet_level: 'pet',
  pvp_fight: 'pvp',
  pvp_win: 'pvp',
  spend: 'mall',
  tower_floor: 'tower',
};

/** Where the button of a mission leads: to the story that is to be read, or to where the deed is done. */
export function jumpOf(deed: string): RecordData {
  const [action = '', target] = deed.split(':');
  if (action === 'read_story' && target !== undefined)
    return { jump_type: 'avg', jump_avg_id: Number(target) };
  const jump_feature = PLACES[action];
  return jump_feature === undefined ? { jump_type: 'none' } : { jump_type: 'feature', jump_feature };
}

/**
 * The goal of a mission as tables write it: what is done, what it is about after a colon, how often.
 * @example goalOf('collect_item:1041', '100', 'event_start')
 */
export function goalOf(deed: string, count: string, countFrom: string): RecordData {
  const [action = '', target] = deed.split(':');
  return {
    action,
    ...(target === undefined ? {} : { target_id: Number(target) }),
    count: Number(count),
    count_from: countFrom,
  };
}
