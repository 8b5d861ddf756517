import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { listOf, textOf } from '@quartermaster/domain/core/json';
import { joinList } from '@quartermaster/domain/core/language';
import { Tag } from '../../ui/text/tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldCellProps } from '../types.ts';
import { ChoiceTag } from './choice-tag.tsx';
import styles from './choice.module.css';

export function EnumCell({ field, value }: FieldCellProps<'enum'>) {
  const stored = textOf(value);
  return stored === '' ? <EmptyCell /> : <ChoiceOrValue definition={field.of} stored={stored} />;
}

/** Marks beside every word of many would fill several lines of a list: from two on the words say it alone. */
export function MultiEnumCell({ field, value }: FieldCellProps<'multi_enum'>) {
  const { language } = useFieldEnvironment();
  const stored = listOf(value).map(textOf);
  const [first, ...others] = stored;
  if (first === undefined) return <EmptyCell />;
  const choices = new Map(field.of.values.map((choice) => [choice.value, choice]));
  const isMarked = field.of.values.some(({ tone, glyph }) => tone !== undefined || glyph !== undefined);
  if (isMarked && others.length === 0) return <ChoiceOrValue definition={field.of} stored={first} />;
  const names = stored.map((entry) => choices.get(entry)?.label[language] ?? entry);
  if (isMarked) {
    const text = joinList(names, language);
    return (
      <span className={`${shared.truncated} ${styles.names}`} title={text}>
        {text}
      </span>
    );
  }
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
}

type StoredChoiceProps = { readonly definition: EnumDefinition; readonly stored: string };

/** A value that the list no longer knows is shown as it is stored. */
function ChoiceOrValue({ definition, stored }: StoredChoiceProps) {
  const choice = definition.values.find(({ value }) => value === stored);
  return choice === undefined ? (
    <span className={styles.unknown}>{stored}</span>
  ) : (
    <ChoiceTag choice={choice} />
  );
}
