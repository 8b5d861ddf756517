/** What the address of a report holds. */
export type ReportSearch = {
  readonly report?: string;
  readonly from?: string;
  readonly to?: string;
  readonly group?: string;
  readonly servers?: string;
  readonly platforms?: string;
  readonly versions?: string;
  readonly subject?: string;
  readonly show?: string;
  readonly compare?: string;
};

export const REPORT_SEARCH = ['report', 'from', 'to', 'group', 'servers', 'platforms', 'versions', 'subject', 'show', 'compare'] as const; // prettier-ignore
