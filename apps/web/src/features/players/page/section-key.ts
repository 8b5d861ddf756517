/** The sections of a player's page as addresses name them. */
export type SectionKey =
  | 'summary'
  | 'timeline'
  | 'wallets'
  | 'items'
  | 'pets'
  | 'gods'
  | 'equipment'
  | 'appearance'
  | 'mail'
  | 'draws'
  | 'purchases'
  | 'battles'
  | 'guild'
  | 'logins'
  | 'sanctions'
  | 'notes'
  | 'staff';
