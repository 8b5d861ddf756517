import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { EmptyCell } from '../common/empty-cell.tsx';
import { asList, asText } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import { ChoiceTag } from './choice-tag.tsx';
import styles from './choice.module.css';

export function EnumCell({ field, value }: FieldCellProps<'enum'>) {
  const stored = asText(value);
  return stored === '' ? <EmptyCell /> : <ChoiceOrValue definition={field.of} stored={stored} />;
}

export function MultiEnumCell({ field, value }: FieldCellProps<'multi_enum'>) {
  const stored = asList(value).map(asText);
  if (stored.length === 0) return <EmptyCell />;
  return (
    <span className={styles.tags}>
      {stored.map((entry) => (
        <ChoiceOrValue key={entry} definition={field.of} stored={entry} />
      ))}
    </span>
  );
}

/** A value that the list no longer knows is shown as it is stored. */
function ChoiceOrValue({
  definition,
  stored,
}: {
  readonly definition: EnumDefinition;
  readonly stored: string;
}) {
  const choice = definition.values.find(({ value }) => value === stored);
  return choice === undefined ? (
    <span className={styles.unknown}>{stored}</span>
  ) : (
    <ChoiceTag choice={choice} />
  );
}
