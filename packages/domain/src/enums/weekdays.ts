import type { Label } from '../core/language.ts';

/** The days of a week as numbers of timeslots and of fields; 1 is Monday. */
export const WEEKDAYS: { readonly [number: string]: Label } = {
  1: ['Monday', '星期一', '月曜日'],
  2: ['Tuesday', '星期二', '火曜日'],
  3: ['Wednesday', '星期三', '水曜日'],
  4: ['Thursday', '星期四', '木曜日'],
  5: ['Friday', '星期五', '金曜日'],
  6: ['Saturday', '星期六', '土曜日'],
  7: ['Sunday', '星期日', '日曜日'],
};
