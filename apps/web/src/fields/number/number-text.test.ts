import { describe, expect, it } from 'vitest';
import { groupedDigits, mostDecimals, numberText } from './number-text.ts';

describe('the decimals of a column', () => {
  it('are those of its longest number', () => {
    expect(mostDecimals([2646, 2778.3, 0.25, null, undefined, '1.2345'])).toBe(2);
  });

  it('are none without numbers, and none among whole ones', () => {
    expect(mostDecimals([])).toBe(0);
    expect(mostDecimals([1, 1_000_000, -3])).toBe(0);
  });

  it('leave out what a sum of fractions carries beyond the sixth', () => {
    expect(mostDecimals([0.1 + 0.2])).toBe(1);
  });

  it('are shown by every number of it', () => {
    const column = [2646, 2778.3];
    const shown = column.map((value) => numberText(value, 'en', mostDecimals(column)));
    expect(shown).toEqual(['2,646.0', '2,778.3']);
  });

  it('are only what is needed for a number without a column', () => {
    expect(numberText(2646, 'en')).toBe('2,646');
    expect(numberText(2778.3, 'jp')).toBe('2,778.3');
  });
});

describe('what is beside the box of a number', () => {
  it('is a number of six digits or more, in groups', () => {
    expect(groupedDigits(90_000_000_000, 'en')).toBe('90,000,000,000');
    expect(groupedDigits(-126_000, 'zh')).toBe('−126,000');
    expect(groupedDigits(100_000.5, 'jp')).toBe('100,000.5');
  });

  it('is nothing where the digits are few', () => {
    expect(groupedDigits(99_999, 'en')).toBeUndefined();
    expect(groupedDigits(0, 'en')).toBeUndefined();
  });
});
