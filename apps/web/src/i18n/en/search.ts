export const search = {
  actions: 'Actions: {{about}}',
  empty: 'Type a name or ID to find screens and records. All languages are searched.',
  findPlayer: 'Find player “{{text}}”',
  hintChoose: 'choose',
  hintOpen: 'open',
  hintClose: 'close',
  pages: 'Screens',
  paletteLabel: 'Find a screen or record',
  paletteOpen: 'Search everywhere',
  records: 'Records in {{place}}',
  searching: 'Searching…',
} as const;
