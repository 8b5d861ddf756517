import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { Tag } from '../../ui/tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { asList, asText } from '../common/values.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
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
        <OneOfMany key={entry} definition={field.of} stored={entry} />
      ))}
    </span>
  );
}

type StoredChoiceProps = { readonly definition: EnumDefinition; readonly stored: string };

/** Words side by side need a frame each: without colour and sign nothing else keeps them apart. */
function OneOfMany({ definition, stored }: StoredChoiceProps) {
  const { language } = useFieldEnvironment();
  const choice = definition.values.find(({ value }) => value === stored);
  if (choice === undefined || choice.tone !== undefined || choice.glyph !== undefined)
    return <ChoiceOrValue definition={definition} stored={stored} />;
  return <Tag>{choice.label[language]}</Tag>;
}

/** A value that the list no longer knows is shown as it is stored. */
function ChoiceOrValue({ definition, stored }: StoredChoiceProps) {
  const choice = definition.values.find(({ value }) => value === stored);
  return choice === undefined ? (
    <span className={styles.unknown}>{stored}</span>
  ) : (
    <ChoiceTag choice={choice} />
  );
}
