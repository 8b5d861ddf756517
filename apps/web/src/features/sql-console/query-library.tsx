import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sqlQueriesQuery, sqlRunsQuery, type SqlQuery, type SqlRun } from '../../api/sql-console.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './sql-console.module.css';

type QueryLibraryProps = {
  readonly openedId: number | null;
  readonly onQuery: (query: SqlQuery) => void;
  readonly onRun: (run: SqlRun) => void;
};

/** Saved queries, and what was run before: a press puts one into the editor. */
export function QueryLibrary({ openedId, onQuery, onRun }: QueryLibraryProps) {
  const { t } = useTranslation('sql');
  const [shown, setShown] = useState<'saved' | 'recent'>('saved');
  return (
    <Card
      flush
      title={t('library')}
      aside={
        <Segmented
          size="small"
          aria-label={t('library')}
          value={shown}
          options={[
            { value: 'saved', label: t('savedTab') },
            { value: 'recent', label: t('recent') },
          ]}
          onChange={setShown}
        />
      }
    >
      {shown === 'saved' ? (
        <SavedQueries openedId={openedId} onQuery={onQuery} />
      ) : (
        <RecentRuns onRun={onRun} />
      )}
    </Card>
  );
}

function SavedQueries({ openedId, onQuery }: Omit<QueryLibraryProps, 'onRun'>) {
  const { t } = useTranslation('sql');
  const { data } = useQuery(sqlQueriesQuery());
  if (data?.queries.length === 0) return <p className={styles.none}>{t('noQueries')}</p>;
  return (
    <ul className={styles.queries}>
      {data?.queries.map((query) => (
        <li key={query.id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={query.id === openedId ? 'true' : undefined}
            onClick={() => onQuery(query)}
          >
            <span>{query.name}</span>
            <span className={styles.about}>
              {query.own ? (query.shared ? t('shared') : t('own')) : t('sharedBy', { author: query.author })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function RecentRuns({ onRun }: Pick<QueryLibraryProps, 'onRun'>) {
  const { t } = useTranslation('sql');
  const { data } = useQuery(sqlRunsQuery());
  if (data?.runs.length === 0) return <p className={styles.none}>{t('noRuns')}</p>;
  return (
    <ul className={styles.queries}>
      {data?.runs.map((run) => (
        <li key={run.id}>
          <button type="button" className={styles.entry} onClick={() => onRun(run)}>
            <code className={styles.statement}>{run.statement}</code>
            <span className={styles.about}>
              <AgoText value={run.at} /> · {t('resultRows', { count: run.rows })}{' '}
              {run.code === null ? null : <Tag tone="red">{t('failedRun')}</Tag>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
