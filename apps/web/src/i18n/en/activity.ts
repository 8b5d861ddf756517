export const activity = {
  changeSet: 'Change {{seq}}',
  emptyText: 'Every save, import and undo in this version leaves an entry here.',
  emptyTitle: 'Nothing has been changed here yet',
  environmentWide: 'These settings take effect in {{place}} at once.',
  kind: 'Kind',
  meta_one: '{{total}} change',
  meta_other: '{{total}} changes',
  note: 'Note',
  nothingToUndo: 'Everything was already as it was before.',
  number: 'No.',
  overlapText:
    'They were edited again after this change, and an undo would lose that. Bring these records back by hand, or undo the later change first:',
  overlapTitle_one: 'Not undone: {{count}} record stands in the way',
  overlapTitle_other: 'Not undone: {{count}} records stand in the way',
  records_one: '{{count}} record',
  records_other: '{{count}} records',
  title: 'Activity',
  undoDone_one: 'Undone: {{count}} record is as it was before',
  undoDone_other: 'Undone: {{count}} records are as they were before',
  undoText_one:
    '{{count}} record in {{place}} becomes what it was before. It is a change of its own and can be undone too.',
  undoText_other:
    '{{count}} records in {{place}} become what they were before. It is one change of its own and can be undone too.',
  undoTitle: 'Undo the change of {{author}}, {{at}}?',
  what: 'What',
  when: 'When',
  who: 'Who',
} as const;
