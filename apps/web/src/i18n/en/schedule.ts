export const schedule = {
  after: 'Next week',
  allServers: 'All servers',
  before: 'Previous week',
  clockReal: 'The real time: no offset applies.',
  follows: 'Follows the event',
  gameTime: 'Game time {{zone}}',
  none: 'Nothing is scheduled this week',
  noneText: 'Choose another week, or add a schedule.',
  notice_one: 'Announced {{count}} minute before',
  notice_other: 'Announced {{count}} minutes before',
  otherwise: 'At other times',
  present: 'This week',
} as const;
