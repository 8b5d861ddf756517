/** Properties of this game for the data set's kinds; every other kind has none. */
const PROPERTIES: Readonly<Record<string, string>> = {
  7: 'wood',
  8: 'nihil',
  10: 'fire',
  11: 'water',
  12: 'wood',
  13: 'thunder',
  14: 'nihil',
  15: 'water',
  17: 'nihil',
};

export function propertyOf(typeId: string): string {
  return PROPERTIES[typeId] ?? 'none';
}
