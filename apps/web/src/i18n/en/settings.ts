export const settings = {
  defaultZone: 'Default time zone',
  defaultZoneHelp:
    'For everybody who has chosen no time zone in the account menu. Daily windows of the game follow the environment’s own game time.',
  history: 'Changes',
  historyNone: 'Nothing has been changed since the console was set up.',
  limitExports: 'Exports',
  limitPlace: 'Environment',
  limitPlaceOpen: 'Other',
  limitPlaceProtected: 'Protected',
  limitPlayers: 'Players changed',
  limitRecipients: 'Mail recipients',
  limitRole: 'Role',
  limitValue: 'Value given (USD)',
  limits: 'Daily limits',
  limitsHelp:
    'What people of a role may do to players in one environment on one day before a second person has to approve. Empty: no limit. 0: always a second person. The day is that of the game.',
  limitsSaved: 'Saved. The limits hold from the next action on.',
  noLimit: 'No limit',
  saved: 'Saved. People see it the next time they load a page.',
  settingChanged: '{{before}} → {{after}}',
  title: 'Settings',
} as const;
