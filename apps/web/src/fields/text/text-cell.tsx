import type { FieldKind } from '@quartermaster/domain/core/field';
import { textOf } from '@quartermaster/domain/core/json';
import { hasModule } from '../../engine/load-module.ts';
import { shortHash } from '../../ui/text/short-hash.ts';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import type { FieldCellProps } from '../types.ts';
import { ScreenName } from './screen-choice.tsx';
import styles from './text.module.css';

type TextKind = Extract<FieldKind, 'text' | 'long_text' | 'date'>;

export function TextCell({ field, value }: FieldCellProps<TextKind>) {
  const text = textOf(value);
  if (text === '') return <EmptyCell />;
  if (field.kind === 'text' && field.form === 'screen_name') return <ScreenName screen={text} />;
  if (field.kind === 'text' && field.recordModule !== undefined && hasModule(field.recordModule))
    return <ReferenceTag module={field.recordModule} id={text} hasId={false} />;
  const isMono = field.kind === 'text' && field.monospace === true;
  return (
    <span className={isMono ? `${shared.truncated} ${styles.monoText}` : shared.truncated} title={text}>
      {isHash(field) ? shortHash(text) : text}
    </span>
  );
}

/** A hash is shortened: its beginning tells two apart, the whole of it is shown under the pointer. */
const isHash = (field: FieldCellProps<TextKind>['field']): boolean =>
  field.kind === 'text' && (field.form === 'hash' || field.form === 'sha256');
