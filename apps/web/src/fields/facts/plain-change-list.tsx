import { isCommandKind } from '@quartermaster/domain/actions/commands';
import { ChangeLines } from '../../ui/table/change-lines.tsx';
import type { PlainChange } from './plain-changes.ts';
import { FactName, FactStaffContext, FactValue, RequestedKindContext } from './fact.tsx';
import styles from './facts.module.css';

type PlainChangeListProps = {
  readonly changes: readonly PlainChange[];
  /** The names of the staff in them, by account number. */
  readonly staff: Readonly<Record<string, string>>;
};

/** What an act changed where no module describes it: fact by fact, in words. */
export function PlainChangeList({ changes, staff }: PlainChangeListProps) {
  const kind = changes.find(({ key }) => key === 'kind')?.after;
  const requested = typeof kind === 'string' && isCommandKind(kind) ? kind : null;
  return (
    <FactStaffContext value={staff}>
      <RequestedKindContext value={requested}>
        <ChangeLines>
          {changes.map(({ key, before, after }) => (
            <li key={key}>
              {key === '' ? null : (
                <strong className={styles.key}>
                  <FactName name={key} />
                </strong>
              )}
              {before === null ? null : (
                <del className={styles.before}>
                  <FactValue name={key} value={before} />
                </del>
              )}
              {before !== null && after !== null ? ' → ' : null}
              {after === null ? null : (
                <ins className={styles.after}>
                  <FactValue name={key} value={after} />
                </ins>
              )}
            </li>
          ))}
        </ChangeLines>
      </RequestedKindContext>
    </FactStaffContext>
  );
}
