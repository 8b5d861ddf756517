import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { Fragment, type ComponentType } from 'react';
import type { FieldCellProps } from '../types.ts';
import styles from './common.module.css';
import { withTheirNumbers } from './with-their-numbers.ts';
import { isWide } from './wide-kinds.ts';

const SHOWN = 4;

type Nested = Pick<ResolvedField, 'rowFields'> & { readonly brief?: readonly string[] };

type ShortValuesProps = {
  readonly field: Nested;
  readonly values: JsonObject;
  /** Draws a value; handed in, because it may be a group again. */
  readonly Cell: ComponentType<FieldCellProps>;
};

/** A row or a group in a few words: the first of its short values. A number is beside what it counts. */
export function ShortValues({ field, values, Cell }: ShortValuesProps) {
  return (
    <span className={styles.shortValues}>
      {withTheirNumbers(shortFields(field, values)).map((together) => (
        <span key={together[0].key} className={styles.together}>
          {together.map((inner) => (
            <Fragment key={inner.key}>
              {/* The space is where a line of words may break. */}
              <Cell field={chosenField(inner, values)} value={values[inner.key]} />{' '}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The filled fields that are told in a few words: those that the definition names, else all that are short. */
export function shortFields({ rowFields, brief }: Nested, values: JsonObject): readonly ResolvedField[] {
  const fields = rowFields.filter((inner) => brief?.includes(inner.key) ?? !isWide(inner));
  return fields.filter((inner) => !isBlank(values[inner.key])).slice(0, SHOWN);
}
