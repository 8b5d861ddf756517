export const settings = {
  defaultZone: 'Default time zone',
  defaultZoneHelp:
    'For everybody who has chosen no time zone in the account menu. Daily windows of the game follow the environment’s own game time.',
  history: 'Changes',
  historyNone: 'Nothing has been changed since the console was set up.',
  saved: 'Saved. People see it the next time they load a page.',
  settingChanged: '{{before}} → {{after}}',
  title: 'Settings',
} as const;
