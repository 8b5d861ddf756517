/** The logs of the console, each with an address of its own. */
export const LOGS = ['staff', 'players', 'events', 'state'] as const;
export type LogKey = (typeof LOGS)[number];

/** What the address of the page may say: which log, what it is narrowed by, and the entry that is open. */
export const LOG_KEYS = [
  'log', 'staff', 'act', 'module', 'record', 'outcome', 'archived', 'reads', 'from', 'to', 'entry',
  'server', 'account', 'system', 'asset', 'asset_id',
] as const; // prettier-ignore

export type LogSearch = { readonly [K in (typeof LOG_KEYS)[number]]?: string | undefined };
