import { findConditionKind } from '@quartermaster/domain/enums/condition-kind';
import { objectOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { conditionMatch } from '@quartermaster/domain/enums/condition-match';
import { conditionOperator } from '@quartermaster/domain/enums/condition-operator';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { useFieldEnvironment } from '../field-environment.tsx';
import { numberText } from '../number/number-text.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import type { FieldCellProps } from '../types.ts';
import styles from './condition-list.module.css';

const SHOWN = 2;

/** `≥ 50,000` */
function comparison({ op, value }: JsonObject, language: Language): string {
  const sign = conditionOperator.values.find((entry) => entry.value === op)?.glyph?.[language] ?? '';
  return `${sign} ${typeof value === 'number' ? numberText(value, language) : textOf(value)}`;
}

/** `Pet level: Ember Fox ≥ 30`, joined by what must hold. */
export function ConditionListCell({ value }: FieldCellProps<'condition_list'>) {
  const { language } = useFieldEnvironment();
  const list = objectOf(value);
  const rows = objectsInPlace(list['rows']);
  if (rows.length === 0) return <EmptyCell />;
  const match = labelOf(conditionMatch, list['match']);
  return (
    <span className={styles.cell}>
      {rows.length > 1 && <span className={styles.faint}>{match?.[language]}</span>}
      {rows.slice(0, SHOWN).map((row) => {
        const facts = findConditionKind(textOf(row['kind']));
        const target = textOf(row['target_id']);
        return (
          <span key={`${textOf(row['kind'])} ${target} ${textOf(row['value'])}`}>
            {facts?.label[language] ?? textOf(row['kind'])}{' '}
            {facts !== undefined && facts.target !== null && target !== '' && (
              <ReferenceTag module={facts.target} id={target} hasId={false} />
            )}{' '}
            {facts?.once === true && row['op'] === 'ge' && row['value'] === 1
              ? null
              : comparison(row, language)}
          </span>
        );
      })}
      {rows.length > SHOWN && <span className={styles.faint}>+{rows.length - SHOWN}</span>}
    </span>
  );
}
