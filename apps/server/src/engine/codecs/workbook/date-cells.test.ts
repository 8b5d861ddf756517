import { describe, expect, it } from 'vitest';
import { dateFormatOf, dateText, isoDateText } from './date-cells.ts';

const DATE = { hasDate: true, hasTime: false };
const TIME = { hasDate: false, hasTime: true };
const BOTH = { hasDate: true, hasTime: true };

describe('a number format', () => {
  it.each([
    [14, null, DATE],
    [20, null, TIME],
    [22, null, BOTH],
    [31, null, DATE],
    [33, null, TIME],
    [36, null, DATE],
    [46, null, TIME],
    [57, null, DATE],
    [0, null, null],
    [2, null, null],
    [59, null, null],
    [164, 'yyyy\\-mm\\-dd', DATE],
    [164, 'yyyy/m/d h:mm;@', BOTH],
    [164, 'mmm', DATE],
    [164, 'mm:ss', TIME],
    [164, '[h]:mm', TIME],
    [164, '[$-404]e"年"m"月"d"日"', DATE],
    [164, '[$-411]ggge"年"', DATE],
    [164, 'General', null],
    [164, '0.00E+00', null],
    [164, '#,##0 "days"', null],
    [164, '[Red]0.0_d;\\-0', null],
    [164, '@', null],
  ])('%i %j shows a date or none', (id, code, format) => {
    expect(dateFormatOf(id, code)).toEqual(format);
  });
});

describe('the number of a date', () => {
  it.each([
    [45_658, DATE, false, '2025-01-01'],
    [45_658.5, DATE, false, '2025-01-01 12:00:00'],
    [45_658, BOTH, false, '2025-01-01 00:00:00'],
    [45_658.999_988_425_93, BOTH, false, '2025-01-01 23:59:59'],
    [45_658.999_999_9, BOTH, false, '2025-01-02 00:00:00'],
    [44_196, DATE, true, '2025-01-01'],
    [0, DATE, true, '1904-01-01'],
    [1, DATE, false, '1900-01-01'],
    [59, DATE, false, '1900-02-28'],
    [61, DATE, false, '1900-03-01'],
    [2_958_465, DATE, false, '9999-12-31'],
    [0.5, TIME, false, '12:00:00'],
    [1.5, TIME, false, '36:00:00'],
    [-1, DATE, false, '-1'],
    [3_000_000, DATE, false, '3000000'],
  ])('%d is what the sheet shows', (serial, format, is1904, text) => {
    expect(dateText(serial, format, is1904)).toBe(text);
  });

  it('may be words', () => {
    expect(isoDateText('2025-01-01T08:09:10.000Z')).toBe('2025-01-01 08:09:10');
    expect(isoDateText('2025-01-01')).toBe('2025-01-01');
    expect(isoDateText('soon')).toBe('soon');
  });
});
