import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Issue } from '@quartermaster/domain/core/issue';
import { FieldFrame, frameIds } from '../common/field-frame.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesAt } from '../common/issues.tsx';
import type { RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';

type RowDetailsProps = RowLineProps & {
  readonly open: ResolvedField | undefined;
  readonly issues: readonly Issue[];
};

const FIXED_COLUMNS = 2;

/** What does not fit into the row's own line: its problems, and the value that was opened. */
export function RowDetails({ open, issues, ...props }: RowDetailsProps) {
  if (open === undefined && issues.length === 0) return null;
  const columns = props.columns.length + FIXED_COLUMNS + (props.field.weight === undefined ? 0 : 1);
  return (
    <tr>
      <td colSpan={columns} className={styles.details}>
        <IssueTexts id={`${props.inputId}-row-issues`} issues={issues} />
        {open !== undefined && <OpenValue {...props} open={open} />}
      </td>
    </tr>
  );
}

function OpenValue({
  open,
  row,
  index,
  parts,
  actions,
  isDisabled,
  onBlur,
  ...rest
}: RowLineProps & { readonly open: ResolvedField }) {
  const path = `${rest.path}.${open.key}`;
  const inputId = `${rest.inputId}-${open.key}`;
  const issues = useIssuesAt(path);
  return (
    <FieldFrame field={open} inputId={inputId} issues={issues}>
      <parts.Input
        field={open}
        value={row[open.key]}
        onChange={(next) => actions.change(index, open.key, next)}
        onBlur={onBlur}
        path={path}
        inputId={inputId}
        {...frameIds(inputId, open, issues)}
        isInvalid={issues.some((found) => found.severity === 'error')}
        isDisabled={isDisabled || open.readOnly === true}
      />
    </FieldFrame>
  );
}
