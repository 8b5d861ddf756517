import type { Head } from './record-head.ts';
import type { LinkRow } from './record-links.ts';

/** A write that was based on another revision than the newest. Nothing was written. */
export class StaleWriteError extends Error {
  readonly module: string;
  readonly recordId: string;
  /** The newest state; null: the record does not exist; undefined: it was not looked up. */
  readonly head: Head | null | undefined;

  constructor(module: string, recordId: string, head?: Head | null) {
    super(`${module} ${recordId} was changed meanwhile`);
    this.module = module;
    this.recordId = recordId;
    this.head = head;
  }
}

/** A delete of records that others refer to. Nothing was written. */
export class ReferencedError extends Error {
  readonly links: readonly LinkRow[];

  constructor(links: readonly LinkRow[]) {
    super('Other records refer to this one');
    this.links = links;
  }
}
