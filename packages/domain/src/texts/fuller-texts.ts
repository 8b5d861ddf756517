import type { IssueCode } from '../core/issue.ts';
import type { Localized } from '../core/language.ts';
import { text } from './text.ts';

/** Said in place of the usual text when an issue has this parameter. */
export const FULLER_TEXTS: Partial<
  Readonly<Record<IssueCode, { readonly parameter: string; readonly text: Localized }>>
> = {
  pattern: { parameter: 'form', text: text('{form}', '{form}', '{form}') },
  duplicate: {
    parameter: 'record',
    text: text('is the same as in {record}', '與 {record} 相同', '{record} と重複しています'),
  },
};
