import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyCell } from '../common/empty-cell.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import shared from '../common/common.module.css';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';
import { foldedOf, unusualFields } from './use-columns.ts';

/** Opens the folded fields, as a field's key opens that field; no key is empty. */
export const FOLD = '';

/** What a row says beyond its columns, where it is told in little room. */
const SHOWN = 2;

type FoldedCellProps = Pick<RowLineProps, 'row' | 'index' | 'field' | 'parts' | 'path'> & {
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
};

/** The folded fields of a row that differ from those of a new one; opens all of them below the row. */
export function FoldedCell({ row, index, field, parts, path, isOpen, onToggle }: FoldedCellProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const id = useId();
  const unusual = unusualFields(field, row);
  const keys = foldedOf(field, row).map(({ key }) => `${path}.${key}`);
  const issues = useIssuesUnder(path).filter((found) =>
    keys.some((key) => found.path === key || found.path.startsWith(`${key}.`)),
  );
  return (
    <td className={styles.cell}>
      <button
        type="button"
        id={id}
        className={styles.summaryCell}
        aria-expanded={isOpen}
        aria-label={t('rows.openCell', { field: t('rows.more'), place: index + 1 })}
        aria-labelledby={`${id} ${id}-value`}
        onClick={() => onToggle(FOLD)}
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        {unusual.length === 0 && <EmptyCell />}
        <span id={`${id}-value`} className={styles.unusual}>
          {unusual.slice(0, SHOWN).map((inner) => (
            <span key={inner.key}>
              {inner.label[language]}{' '}
              {row[inner.key] === true ? null : (
                <parts.Cell field={chosenField(inner, row)} value={row[inner.key]} />
              )}
            </span>
          ))}
        </span>
        {unusual.length > SHOWN && <span className={shared.more}>+{unusual.length - SHOWN}</span>}
      </button>
      {issues.length > 0 && !isOpen && (
        <span className={styles.problems}>{t('rows.problems', { count: issues.length })}</span>
      )}
    </td>
  );
}
