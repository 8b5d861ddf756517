import type { Language } from '@quartermaster/domain/core/language';
import { statKey } from '@quartermaster/domain/enums/stat-key';

const ORDER: readonly string[] = statKey.values.map(({ value }) => value);

/** Each stat once, in the order of the game; unknown ones last. */
export function orderedStats(stats: readonly string[]): readonly string[] {
  const given = [...new Set(stats)];
  return [...ORDER.filter((stat) => given.includes(stat)), ...given.filter((stat) => !ORDER.includes(stat))];
}

export function statLabel(stat: string, language: Language): string {
  return statKey.values.find(({ value }) => value === stat)?.label[language] ?? stat;
}
