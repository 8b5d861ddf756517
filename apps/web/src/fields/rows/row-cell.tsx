import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import shared from '../common/common.module.css';
import { isWide } from '../common/wide-kinds.ts';
import type { RowLineProps } from './row-line.tsx';
import { isShownInRow } from './rows-parts.ts';
import styles from './rows.module.css';

type RowCellProps = RowLineProps & {
  readonly inner: ResolvedField;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** One value of a row: an input where it fits, otherwise a summary that opens beneath the row. */
export function RowCell(props: RowCellProps) {
  const { inner, row } = props;
  if (!isShownInRow(inner, row)) return <AbsentCell />;
  return (
    <td className={styles.cell}>{isWide(inner) ? <SummaryCell {...props} /> : <InputCell {...props} />}</td>
  );
}

/** The row's other values do not ask for this one. */
function AbsentCell() {
  const { t } = useTranslation('fields');
  return (
    <td className={styles.absent}>
      <span className={shared.hidden}>{t('empty')}</span>
    </td>
  );
}

function InputCell({ inner, row, index, field, parts, actions, isDisabled, onBlur, ...rest }: RowCellProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const path = `${rest.path}.${inner.key}`;
  const inputId = inner === field.rowFields[0] ? rest.inputId : `${rest.inputId}-${inner.key}`;
  const issues = useIssuesUnder(path);
  return (
    <>
      <label id={`${inputId}-label`} htmlFor={inputId} className={shared.hidden}>
        {t('rows.cell', { field: inner.label[language], place: index + 1 })}
      </label>
      <parts.Input
        field={inner}
        value={row[inner.key]}
        onChange={(next) => actions.change(index, inner.key, next)}
        onBlur={onBlur}
        path={path}
        inputId={inputId}
        labelId={`${inputId}-label`}
        describedBy={issues.length > 0 ? `${inputId}-issues` : undefined}
        isInvalid={issues.some((found) => found.severity === 'error')}
        isDisabled={isDisabled || inner.readOnly === true}
        siblings={(key) => row[key]}
      />
      <IssueTexts id={`${inputId}-issues`} issues={issues} />
    </>
  );
}

function SummaryCell({ inner, row, index, parts, isOpen, onOpen, path }: RowCellProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const issues = useIssuesUnder(`${path}.${inner.key}`);
  const label = t('rows.openCell', { field: inner.label[language], place: index + 1 });
  return (
    <>
      <button
        type="button"
        className={styles.summaryCell}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={onOpen}
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        <parts.Cell field={inner} value={row[inner.key]} />
      </button>
      {issues.length > 0 && !isOpen && (
        <span className={styles.problems}>{t('rows.problems', { count: issues.length })}</span>
      )}
    </>
  );
}
