import type { Issue, IssueCode } from '../../core/issue.ts';
import type { JsonValue, RecordData } from '../../core/json.ts';

/** What is wrong with an assertion: a field of it, and what was measured in place of what it says. */
export type BrokenAssertion = {
  readonly path: string;
  readonly code: IssueCode;
  readonly params: Issue['params'];
};

/**
 * Tells whether an assertion holds. `question` is everything that the answer depends on, and can be
 * written as JSON: equal questions are answered once. `beside`: the records of each module that the rule names.
 */
export type AssertionCheck<Question extends object = object> = {
  question(assertion: RecordData, subject: RecordData, beside: readonly (readonly RecordData[])[]): Question;
  answer(question: Question): BrokenAssertion | null;
  /** What people call the subject: a text, or one for each language. */
  nameOf(subject: RecordData): JsonValue | undefined;
};
