export const schedule = {
  after: 'Next week',
  allServers: 'All servers',
  before: 'Previous week',
  gameTime: 'Game time {{zone}}',
  none: 'Nothing is scheduled this week',
  noneText: 'Choose another week, or add a schedule. Periods that follow an event are not shown here.',
  notice_one: 'Announced {{count}} minute before',
  notice_other: 'Announced {{count}} minutes before',
  otherwise: 'At other times',
  present: 'This week',
} as const;
