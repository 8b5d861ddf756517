export const search = {
  empty: 'Type a name or an id: screens and records are found in every language.',
  findPlayer: 'Find player “{{text}}”',
  hintChoose: 'choose',
  hintOpen: 'open',
  hintClose: 'close',
  pages: 'Screens',
  paletteLabel: 'Go to a screen or record',
  paletteOpen: 'Search everywhere',
  records: 'Records in {{place}}',
  searching: 'Searching…',
} as const;
