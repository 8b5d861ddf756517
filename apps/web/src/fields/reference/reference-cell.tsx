import { EmptyCell } from '../common/empty-cell.tsx';
import { asList, asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';

const SHOWN = 3;

export function ReferenceCell({ field, value }: FieldCellProps<'reference'>) {
  const ids = (Array.isArray(value) ? asList(value) : [value]).map(asText).filter((id) => id !== '');
  if (ids.length === 0) return <EmptyCell />;
  return (
    <span className={styles.many}>
      {ids.slice(0, SHOWN).map((id) => (
        <ReferenceTag key={id} module={field.to} id={id} hasId={false} />
      ))}
      {ids.length > SHOWN && <span className={styles.id}>+{ids.length - SHOWN}</span>}
    </span>
  );
}
