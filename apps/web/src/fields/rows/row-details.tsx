import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Issue } from '@quartermaster/domain/core/issue';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { FieldFrame, frameIds } from '../common/field-frame.tsx';
import { FocusFirst } from '../../ui/overlay/focus-first.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesAt, useIssuesUnder } from '../common/issues.tsx';
import { isWide, showsParts } from '../common/wide-kinds.ts';
import type { RowLineProps } from './rows-parts.ts';
import styles from './rows.module.css';

type RowDetailsProps = RowLineProps & {
  /** What was opened: a value, or those that are folded; null: nothing. It has the focus. */
  readonly openKey: string | null;
  readonly open: readonly ResolvedField[];
  readonly issues: readonly Issue[];
};

const FIXED_COLUMNS = 2;

/** What does not fit into the row's own line: its problems, and what was opened. */
export function RowDetails({ openKey, open, issues, ...props }: RowDetailsProps) {
  if (open.length === 0 && issues.length === 0) return null;
  const { weight, folded } = props.field;
  const columns =
    props.columns.length + FIXED_COLUMNS + (weight === undefined ? 0 : 1) + (folded === undefined ? 0 : 1);
  return (
    <tr>
      <td colSpan={columns} className={styles.details}>
        <IssueTexts id={`${props.inputId}-row-issues`} issues={issues} />
        {openKey === null ? null : (
          <FocusFirst key={openKey} isFar>
            <div className={open.length > 1 ? styles.folded : undefined}>
              {open.map((inner) => (
                <div key={inner.key} className={isWide(inner) ? styles.foldedWide : undefined}>
                  <OpenValue {...props} open={chosenField(inner, props.row)} />
                </div>
              ))}
            </div>
          </FocusFirst>
        )}
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
  const own = useIssuesAt(path);
  const all = useIssuesUnder(path);
  const issues = showsParts(open) ? own : all;
  return (
    <FieldFrame field={open} path={path} inputId={inputId} issues={issues}>
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
