import { statKey } from '@quartermaster/domain/enums/stat-key';
import { describe, expect, it } from 'vitest';
import { statFigure, statUnit } from './stats.ts';

describe('the number of a stat', () => {
  it('is in percent but for the six that are points', () => {
    const points = statKey.values.filter(({ value }) => statUnit(value) === undefined);
    expect(points.map(({ value }) => value)).toEqual(['hp', 'atk', 'matk', 'def', 'mdef', 'spd']);
    expect(statFigure('atk', 1420, 'en')).toBe('1,420');
    expect(statFigure('crit_rate', 4.5, 'en')).toBe('4.5%');
  });
});
