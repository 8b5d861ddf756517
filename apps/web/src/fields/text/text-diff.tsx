import { textOf } from '@quartermaster/domain/core/json';
import { PlainDiff } from '../common/plain-diff.tsx';
import type { FieldDiffProps } from '../types.ts';
import { WordsDiff } from './words-diff.tsx';

/** A change of a text in one line. */
export function TextDiff({ field, before, after }: FieldDiffProps<'text' | 'long_text'>) {
  return (
    <WordsDiff before={textOf(before)} after={textOf(after)}>
      <PlainDiff field={field} before={before} after={after} />
    </WordsDiff>
  );
}
