/** A row of a report within its group. `values`: in the order of its columns. */
export type Line = {
  readonly subject: string;
  readonly detail: string;
  readonly values: readonly (number | null)[];
  readonly mark?: 'high' | 'low' | null;
};
