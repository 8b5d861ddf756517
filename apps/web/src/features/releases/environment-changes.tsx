import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnvironmentChange } from '../../api/releases.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { FieldChange } from '../../fields/field-change.tsx';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { joinNames } from '../../i18n/format.ts';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './environment-changes.module.css';
import { missingTicks, withTick, type UndoTicks } from './undo-ticks.ts';

/** More fields than this are on the record's history page. */
const MOST_FIELDS = 4;

type EnvironmentChangesProps = {
  readonly changes: readonly EnvironmentChange[];
  /** How many there are, with those that are too many to be listed. */
  readonly total: number;
  readonly ticked: UndoTicks;
  readonly onTick: (ticked: UndoTicks) => void;
};

/** What took effect on save since a release went live. A roll back leaves it, but for what is ticked. */
export function EnvironmentChanges({ changes, total, ticked, onTick }: EnvironmentChangesProps) {
  const { t } = useTranslation('releases');
  return (
    <>
      <p className={styles.text}>{t('environmentChangesText')}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow
            key={change.seq}
            change={change}
            isTicked={ticked.has(change.seq)}
            missing={missingTicks(change, ticked)}
            onTick={(isTicked) => onTick(withTick(changes, ticked, change.seq, isTicked))}
          />
        ))}
      </ul>
      {total > changes.length ? (
        <p className={styles.text}>{t('environmentChangesMore', { count: total - changes.length })}</p>
      ) : null}
    </>
  );
}

type ChangeRowProps = {
  readonly change: EnvironmentChange;
  readonly isTicked: boolean;
  /** Later changes that have to be ticked first. */
  readonly missing: readonly number[];
  readonly onTick: (isTicked: boolean) => void;
};

function ChangeRow({ change, isTicked, missing, onTick }: ChangeRowProps) {
  const { t } = useTranslation('releases');
  const { t: th } = useTranslation('history');
  const id = useId();
  const { seq, at, note } = change;
  const author = change.author ?? th('somebody');
  const known = entryKind(change.kind);
  return (
    <li className={styles.change}>
      <Checkbox
        checked={isTicked}
        disabled={missing.length > 0}
        aria-label={t('undoChange', { seq, author })}
        aria-describedby={missing.length > 0 ? id : undefined}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div className={styles.what}>
        <ChangedRecords change={change} />
        <ChangedFields change={change} />
        {note ? <p className={styles.note}>{note}</p> : null}
        {missing.length > 0 ? (
          <p id={id} className={styles.blocked}>
            {t('laterChange', { count: missing.length, seqs: joinNames(missing.map(String)) })}
          </p>
        ) : null}
      </div>
      <div className={styles.who}>
        <span>{author}</span>
        <DateTimeText value={at} />
        <span className={styles.kind}>
          <Tag>{known === null ? change.kind : th(`kind.${known}`)}</Tag> {t('changeNumber', { seq })}
        </span>
      </div>
    </li>
  );
}

function ChangedRecords({ change: { modules } }: { readonly change: EnvironmentChange }) {
  const { t } = useTranslation('releases');
  return modules.map(({ module, records, named }) => (
    <div key={module}>
      <strong>
        <ModuleTitle module={module} />
      </strong>{' '}
      {named.length > 0 ? (
        <RecordNames module={module} named={named} total={records} />
      ) : (
        t('records', { count: records })
      )}
    </div>
  ));
}

/** What an edit of one record changed. */
function ChangedFields({ change: { modules, fields } }: { readonly change: EnvironmentChange }) {
  const { t } = useTranslation('releases');
  const { data: module } = useQuery({
    ...moduleQuery(modules[0]?.module ?? ''),
    enabled: fields.length > 0,
  });
  if (!module || fields.length === 0) return null;
  return (
    <>
      {fields.slice(0, MOST_FIELDS).map(({ path, keys, before, after }) => (
        <FieldChange key={path} module={module} path={path} keys={keys} before={before} after={after} />
      ))}
      {fields.length > MOST_FIELDS ? (
        <span className={styles.text}>{t('andMore', { count: fields.length - MOST_FIELDS })}</span>
      ) : null}
    </>
  );
}
