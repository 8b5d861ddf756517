import type { RecordData } from '@quartermaster/domain/core/json';

/** A record's newest state as a writer found it. */
export type Head = {
  readonly recordId: string;
  readonly revision: number;
  readonly hash: string;
  readonly data: RecordData;
};
