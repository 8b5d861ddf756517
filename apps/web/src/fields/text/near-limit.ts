/** So few letters, such as those of a day (`04-09`), are counted by eye. */
const COUNTED_BY_EYE = 10;

/** The counter appears only where it begins to matter. */
export function isNearLimit(value: unknown, limit: number): boolean {
  return typeof value === 'string' && limit > COUNTED_BY_EYE && value.length > limit * 0.8;
}
