import { PlainDiff } from '../common/plain-diff.tsx';
import type { FieldDiffProps } from '../types.ts';
import { FactorMark } from './factor-mark.tsx';

/** The number before and after, and by how much it changed where that is a lot. */
export function NumberDiff(props: FieldDiffProps<'integer' | 'decimal' | 'duration'>) {
  return (
    <>
      <PlainDiff {...props} /> <FactorMark before={props.before} after={props.after} />
    </>
  );
}
