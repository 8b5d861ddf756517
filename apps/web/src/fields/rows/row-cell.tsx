import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import shared from '../common/common.module.css';
import { isWide } from '../common/wide-kinds.ts';
import type { RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';

type RowCellProps = Pick<
  RowLineProps,
  'index' | 'parts' | 'actions' | 'inputId' | 'path' | 'isDisabled' | 'onBlur'
> & {
  readonly inner: ResolvedField;
  readonly value: JsonValue | undefined;
  readonly isShown: boolean;
  /** The label of the whole table leads to the first value of its first row. */
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
};

/**
 * One value of a row: an input where it fits, otherwise a summary that opens beneath the row. Drawn
 * again only when the value itself changes: a key typed in a table of many inputs draws one.
 */
export const RowCell = memo(function RowCell(props: RowCellProps) {
  if (!props.isShown) return <AbsentCell />;
  const isSummary = isWide(props.inner);
  const className = props.inner.kind === 'reference' ? styles.referenceCell : styles.cell;
  return <td className={className}>{isSummary ? <SummaryCell {...props} /> : <InputCell {...props} />}</td>;
});

/** The row's other values do not ask for this one. */
function AbsentCell() {
  const { t } = useTranslation('fields');
  return (
    <td className={styles.absent}>
      <span className={shared.hidden}>{t('empty')}</span>
    </td>
  );
}

function InputCell({
  inner,
  value,
  index,
  parts,
  actions,
  isFirst,
  isDisabled,
  onBlur,
  ...rest
}: RowCellProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const path = `${rest.path}.${inner.key}`;
  const inputId = isFirst ? rest.inputId : `${rest.inputId}-${inner.key}`;
  const issues = useIssuesUnder(path);
  return (
    <>
      <label id={`${inputId}-label`} htmlFor={inputId} className={shared.hidden}>
        {t('rows.cell', { field: inner.label[language], place: index + 1 })}
      </label>
      <parts.Input
        field={inner}
        value={value}
        onChange={(next) => actions.change(index, inner.key, next)}
        onBlur={onBlur}
        path={path}
        inputId={inputId}
        labelId={`${inputId}-label`}
        describedBy={issues.length > 0 ? `${inputId}-issues` : undefined}
        isInvalid={issues.some((found) => found.severity === 'error')}
        isDisabled={isDisabled || inner.readOnly === true}
      />
      <IssueTexts id={`${inputId}-issues`} issues={issues} />
    </>
  );
}

function SummaryCell({ inner, value, index, parts, isOpen, onToggle, path }: RowCellProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const issues = useIssuesUnder(`${path}.${inner.key}`);
  const id = useId();
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles.summaryCell}
        aria-expanded={isOpen}
        aria-label={t('rows.openCell', { field: inner.label[language], place: index + 1 })}
        // Its name says what it shows, too.
        aria-labelledby={`${id} ${id}-value`}
        onClick={() => onToggle(inner.key)}
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        <span id={`${id}-value`} className={styles.summaryValue}>
          <parts.Cell field={inner} value={value} />
        </span>
      </button>
      {issues.length > 0 && !isOpen && (
        <span className={styles.problems}>{t('rows.problems', { count: issues.length })}</span>
      )}
    </>
  );
}
