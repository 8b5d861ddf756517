/** What the address says, as text. */
export type LabSearch = {
  readonly gachapon?: string;
  readonly a?: string;
  readonly b?: string;
  readonly draws?: string;
  readonly mode?: string;
  readonly start?: string;
  readonly seed?: string;
  readonly copies?: string;
};

export const LAB_KEYS = ['gachapon', 'a', 'b', 'draws', 'mode', 'start', 'seed', 'copies'] as const;
