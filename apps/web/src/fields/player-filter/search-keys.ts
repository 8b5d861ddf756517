/** The parts of a search that its address keeps, named as the call names them. */
export const SEARCH_KEYS = [
  'q',
  'by',
  'server',
  'status',
  'level_from',
  'level_to',
  'vip_from',
  'vip_to',
  'last_login_from',
  'last_login_to',
  'spent_from',
  'spent_to',
  'sort',
] as const;

export type PlayerSearch = { readonly [K in (typeof SEARCH_KEYS)[number]]?: string };
