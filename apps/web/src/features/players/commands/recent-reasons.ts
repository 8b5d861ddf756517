const MAX_KEPT = 8;

/** Several people may use one browser: each has a list of their own. */
const keyOf = (person: number): string => `recent_reasons_${person}`;

/** What a person gave as a reason before, the latest first. */
export function readRecentReasons(person: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((reason) => typeof reason === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberReason(person: number, reason: string): void {
  const others = readRecentReasons(person).filter((known) => known !== reason);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([reason, ...others].slice(0, MAX_KEPT)));
  } catch {
    // A full store must not turn what was done into an error.
  }
}
