import type { Language } from '@quartermaster/domain/core/language';
import { STAT_UNITS, statKey } from '@quartermaster/domain/enums/stat-key';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { numberText } from '../number/number-text.ts';

const ORDER: readonly string[] = statKey.values.map(({ value }) => value);

/** Each stat once, in the order of the game; unknown ones last. */
export function orderedStats(stats: readonly string[]): readonly string[] {
  const given = [...new Set(stats)];
  return [...ORDER.filter((stat) => given.includes(stat)), ...given.filter((stat) => !ORDER.includes(stat))];
}

export function statLabel(stat: string, language: Language): string {
  return labelOf(statKey, stat)?.[language] ?? stat;
}

/** The unit after the number of a stat that is a chance or a share; none after points. */
export const statUnit = (stat: string): string | undefined =>
  STAT_UNITS[stat] === 'percent' ? '%' : undefined;

/** The number of a stat as it is read: 420, 4.5%. */
export function statFigure(stat: string, figure: number, language: Language): string {
  return `${numberText(figure, language)}${statUnit(stat) ?? ''}`;
}
