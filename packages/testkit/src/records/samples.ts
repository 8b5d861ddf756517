/** Values and records that tests of rules begin with. */

/** The same words in each language. */
export const text = (words: string) => ({ en: words, zh: words, jp: words });

/** A list with one reward or cost. */
export const coins = (amount: number) => [{ asset_kind: 'coin', amount }];
export const gems = (amount: number) => [{ asset_kind: 'gem', amount }];

/** A bonus of one line. */
export const attack = (value: number) => [{ stat: 'atk', mode: 'percent', value }];

/** Open from one day of 2030 to another, such as `02-28`. */
export const during = (start: string, end: string) => ({
  type: 'limited_period',
  periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
});
