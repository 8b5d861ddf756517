/*
 * What a call and the screen before it offer to choose from. There is no schema here: the web app reads
 * these without loading what checks requests.
 */

/**
 * Which texts a translator looks at. `missing`: without a text in the language; `stale`: their source
 * reads differently than when they were translated; `problems`: placeholders, lengths or file
 * extensions that do not agree; `files`: with a picture per language.
 */
export const TEXT_STATES = ['all', 'missing', 'stale', 'changed', 'problems', 'files'] as const;

/** What a typed text may stand for. `any`: what it looks like. */
export const SEARCHED_BY = [
  'any',
  'account_id',
  'name',
  'login',
  'email',
  'third_party',
  'device',
  'ip',
  'order',
  'guild',
] as const;

/** What a second person is asked for besides commands on a player. */
export const OTHER_REQUESTS = [
  'send_delivery',
  'export_players',
  'export_player_log',
  'export_player_file',
  'export_recipients',
  'unlock_record',
] as const;

/** Searches that name a person outside the game: where personal data is masked they need a reason. */
export const PERSONAL_SEARCHES = ['login', 'email', 'third_party', 'device', 'ip'] as const;

/** Searches that find personal data: those and `any`. A delivery made by a person who sees it masked has none of them. */
export const SEARCHES_OF_PERSONAL_DATA: ReadonlySet<(typeof SEARCHED_BY)[number]> = new Set([
  'any',
  ...PERSONAL_SEARCHES,
]);

/** Rankings whose places are kept in the game cache, under `ranking:{board}:`. */
export const BOARDS = [
  'pvp',
  '3v3',
  'slg',
  'guild_boss',
  'world_boss',
  'event_boss',
  'cycle_boss',
  'mega_event',
] as const;
