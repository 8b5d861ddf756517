import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { listOf, textOf } from '@quartermaster/domain/core/json';
import { ChoiceTag } from '../choice/choice-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';

const SHOWN = 3;

export function ReferenceCell({ field, value }: FieldCellProps<'reference'>) {
  const ids = (Array.isArray(value) ? listOf(value) : [value]).map(textOf).filter((id) => id !== '');
  if (ids.length === 0) return <EmptyCell />;
  return (
    <span className={styles.many}>
      {ids.slice(0, SHOWN).map((id) => (
        <ReferredRecord key={id} module={field.to} id={id} tags={field.tags} />
      ))}
      {ids.length > SHOWN && <span className={styles.id}>+{ids.length - SHOWN}</span>}
    </span>
  );
}

type ReferredRecordProps = {
  readonly module: string;
  readonly id: string;
  readonly tags: EnumDefinition | undefined;
};

function ReferredRecord({ module, id, tags }: ReferredRecordProps) {
  const choice = tags?.values.find(({ value }) => value === id);
  return choice === undefined ? (
    <ReferenceTag module={module} id={id} hasId={false} />
  ) : (
    <ChoiceTag choice={choice} />
  );
}
