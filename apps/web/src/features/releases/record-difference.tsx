import { useQuery } from '@tanstack/react-query';
import type { RecordChange } from '../../api/releases.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { ChangeAuthors } from './change-authors.tsx';
import styles from './environment-changes.module.css';
import { NewSummary } from './record-summary.tsx';

type RecordDifferenceProps = {
  readonly moduleKey: string;
  readonly record: RecordChange;
  /** What it means that the record comes or goes. */
  readonly texts: Readonly<Record<'new' | 'deleted', string>>;
};

/** A record in a dialog: what it is called, and every field that will be different. */
export function RecordDifference({ moduleKey, record, texts }: RecordDifferenceProps) {
  const { data: module } = useQuery(moduleQuery(moduleKey));
  const { recordId, title, kind, fields, summary, authors, at } = record;
  return (
    <li className={`${styles.change} ${styles.plain}`}>
      <div className={styles.what}>
        <div>
          <strong>
            <ModuleTitle module={moduleKey} />
          </strong>{' '}
          <RecordNames module={moduleKey} named={[{ recordId, title }]} total={1} />{' '}
          <RecordIdText module={moduleKey} id={recordId} />
        </div>
        {kind === 'changed' ? null : <span>{texts[kind]}</span>}
        {module && kind === 'new' ? <NewSummary module={module} summary={summary} /> : null}
        {module && kind === 'changed'
          ? fields.map(({ path, keys, before, after }) => (
              <FieldChange key={path} module={module} path={path} keys={keys} before={before} after={after} />
            ))
          : null}
      </div>
      <ChangeAuthors authors={authors} at={at} />
    </li>
  );
}
