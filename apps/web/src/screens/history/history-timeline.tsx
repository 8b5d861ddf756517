import type { HistoryEntry } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldChange } from '../../fields/field-change.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { entryKind } from '../../engine/record/entry-kind.ts';
import styles from './history.module.css';

type HistoryTimelineProps = {
  readonly module: ResolvedModule;
  readonly entries: readonly HistoryEntry[];
  /** Absent where nothing can be restored. */
  readonly onPreview?: (entry: HistoryEntry) => void;
};

const SHOWN_CHANGES = 12;

/** Who changed what, newest first. */
export function HistoryTimeline({ module, entries, onPreview }: HistoryTimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry, index) => (
        <li key={entry.seq} className={styles.entry}>
          <EntryHead
            entry={entry}
            isCurrent={index === 0}
            {...(onPreview === undefined ? {} : { onPreview })}
          />
          {entry.note !== null && entry.note !== '' && <p className={styles.quote}>{entry.note}</p>}
          <EntryChanges module={module} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

type EntryHeadProps = {
  readonly entry: HistoryEntry;
  readonly isCurrent: boolean;
  readonly onPreview?: (entry: HistoryEntry) => void;
};

function EntryHead({ entry, isCurrent, onPreview }: EntryHeadProps) {
  const { t } = useTranslation('history');
  const kind = entryKind(entry.kind);
  const canRestore = onPreview !== undefined && !isCurrent && entry.data !== null;
  return (
    <div className={styles.head}>
      <strong>{entry.author ?? t('somebody')}</strong>
      <Tag>{kind === null ? entry.kind : t(`kind.${kind}`)}</Tag>
      <DateTimeText value={entry.at} />
      {isCurrent && <Tag tone="green">{t('current')}</Tag>}
      {canRestore && (
        <Button className={styles.restore} size="small" onClick={() => onPreview(entry)}>
          {t('preview')}
        </Button>
      )}
    </div>
  );
}

function EntryChanges({ module, entry }: { readonly module: ResolvedModule; readonly entry: HistoryEntry }) {
  const { t } = useTranslation('history');
  const { changes } = entry;
  if (entry.data === null) return <p className={styles.note}>{t('deleted')}</p>;
  if (changes.length === 0) return <p className={styles.note}>{t('noField')}</p>;
  if (changes.every(({ before }) => before === null) && entry.kind !== 'update') {
    return <p className={styles.note}>{`${t('created')} · ${t('showFields', { count: changes.length })}`}</p>;
  }
  return (
    <ul className={styles.changes}>
      {changes.slice(0, SHOWN_CHANGES).map(({ path, keys, before, after }) => (
        <li key={path}>
          <FieldChange module={module} path={path} keys={keys} before={before} after={after} />
        </li>
      ))}
      {changes.length > SHOWN_CHANGES && <li className={styles.note}>+{changes.length - SHOWN_CHANGES}</li>}
    </ul>
  );
}
