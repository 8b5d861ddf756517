import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { FieldChange } from '@quartermaster/domain/diff/diff-records';
import type { IncompleteInputs } from './incomplete-inputs.ts';
import type { IssueIndex } from './issue-index.ts';

export type FormSessionStart = {
  readonly module: ResolvedModule;
  /** `null`: a record that does not exist yet. */
  readonly recordId: string | null;
  readonly data: RecordData;
  /** Fields of a new record that are settled already; those of a stored record's identity always are. */
  readonly locked?: readonly string[];
  readonly isProtected: boolean;
  /** Problems that came with the record. */
  readonly serverIssues: readonly Issue[];
};

/** What a person entered, on top of what is stored. */
export type FormInput = {
  /** The record as it is stored; what a new one starts with. */
  readonly base: RecordData;
  readonly values: RecordData;
  readonly incomplete: IncompleteInputs;
};

export type FormState = FormInput & {
  readonly changes: readonly FieldChange[];
  /** How much would be lost: the changes, and texts that no value stands for yet. */
  readonly unsaved: number;
  readonly issues: IssueIndex;
  /** The problems shown so far. */
  readonly shown: IssueIndex;
};
