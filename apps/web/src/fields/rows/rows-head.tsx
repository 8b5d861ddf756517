import type { ResolvedField } from '@quartermaster/domain/core/field';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { alternativesLabel } from '../common/alternatives.ts';
import shared from '../common/common.module.css';
import { isNumbered } from './rows-parts.ts';
import styles from './rows.module.css';
import type { RowsColumn } from './use-columns.ts';

/** Numbers below have at most seven digits. */
const LARGE = 10_000_000;

/** As wide as its inputs need: a number is followed by its unit, basis points by their percentage as well. */
function headClass(field: ResolvedField): string | undefined {
  if (isNamed(field)) return styles.referenceHead;
  if (field.kind === 'text' && field.monospace === true) return styles.codeHead;
  if (field.kind !== 'integer' && field.kind !== 'decimal') return styles.fieldHead;
  if (field.unit === undefined && field.unitBy === undefined)
    return `${styles.numberHead} ${(field.max ?? Infinity) < LARGE ? styles.smallHead : ''}`.trim();
  return field.unit === 'bp' ? styles.shareUnitHead : styles.unitHead;
}

/** Whether a record is chosen by name. */
const isNamed = (field: ResolvedField): boolean =>
  field.kind === 'reference' ||
  field.kind === 'reference_by' ||
  ((field.kind === 'text' || field.kind === 'id') && field.recordIn !== undefined);

function ColumnHead({ column }: { readonly column: RowsColumn }) {
  const { language } = useFieldEnvironment();
  const labels = column.map(({ label }) => label[language]);
  const helps = column.flatMap(({ help }) => help?.[language] ?? []);
  return (
    <th
      scope="col"
      className={headClass(column.find(isNamed) ?? column[0])}
      title={helps.length === 0 ? undefined : helps.join('\n')}
    >
      {alternativesLabel(labels, language)}
    </th>
  );
}

type RowsHeadProps = {
  readonly field: ResolvedField<'rows'>;
  readonly columns: readonly RowsColumn[];
};

export function RowsHead({ field, columns }: RowsHeadProps) {
  const { t } = useTranslation('fields');
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.place}>
          <span className={isNumbered(field) ? shared.hidden : undefined}>{t('rows.number')}</span>
        </th>
        {columns.map((column) => (
          <Fragment key={column[0].key}>
            <ColumnHead column={column} />
            {column[0].key === field.weight && (
              <th scope="col" className={styles.shareHead}>
                {t('rows.share')}
              </th>
            )}
          </Fragment>
        ))}
        {field.folded !== undefined && (
          <th scope="col" className={styles.moreHead}>
            {t('rows.more')}
          </th>
        )}
        <th scope="col" className={styles.actionsHead}>
          <span className={shared.hidden}>{t('rows.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
