import { PlainDiff } from '../common/plain-diff.tsx';
import { asText } from '../common/values.ts';
import type { FieldDiffProps } from '../types.ts';
import { WordsDiff } from './words-diff.tsx';

/** A change of a text in one line. */
export function TextDiff({ field, before, after }: FieldDiffProps<'text' | 'long_text'>) {
  return (
    <WordsDiff before={asText(before)} after={asText(after)}>
      <PlainDiff field={field} before={before} after={after} />
    </WordsDiff>
  );
}
