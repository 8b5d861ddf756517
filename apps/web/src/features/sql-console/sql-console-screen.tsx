import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { sqlQueriesQuery, sqlSchemaQuery, type SqlQuery } from '../../api/sql-console.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import { PlanTree } from './plan-tree.tsx';
import { QueryCard } from './query-card.tsx';
import { QueryLibrary } from './query-library.tsx';
import { ResultTable } from './result-table.tsx';
import { SchemaPanel } from './schema-panel.tsx';
import { useSqlRun } from './use-sql-run.ts';
import styles from './sql-console.module.css';

const NO_TABLES: readonly never[] = [];
const NO_RUN = { data: undefined, error: null };

/** One query at a time against the database, read only: tables, editor, result or plan, saved and recent queries. */
export function SqlConsoleScreen() {
  const { t } = useTranslation('sql');
  const { details } = useBranch();
  const schema = useQuery(sqlSchemaQuery());
  const tables = schema.data?.tables ?? NO_TABLES;
  const [parameters, setParameters] = useKeptText('sql-parameters');
  const run = useSqlRun();
  const { opened, statement, setStatement, open } = useOpenedQuery();
  // Rows of another environment are never taken for those of this one.
  const isOfHere = run.running.variables?.environment === details.key;
  const { data, error } = isOfHere ? run.running : NO_RUN;
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} meta={<PlaceTag environment={details} />} />
      {schema.error ? <ErrorPanel error={schema.error} onRetry={() => void schema.refetch()} /> : null}
      <div className={styles.page}>
        <div className={styles.side}>
          <SchemaPanel tables={tables} onTable={setStatement} />
          <QueryLibrary
            openedId={opened?.id ?? null}
            onQuery={open}
            onRun={(before) => {
              setStatement(before.statement);
              setParameters(before.params.length === 0 ? '' : JSON.stringify(before.params));
            }}
          />
        </div>
        <div className={styles.main}>
          <QueryCard
            environment={details.key}
            tables={tables}
            statement={statement}
            onStatement={setStatement}
            parameters={parameters}
            onParameters={setParameters}
            run={run}
            opened={opened}
            onOpen={(id) => open(id === null ? null : { id })}
          />
          {error ? <Alert type="error" showIcon title={errorMessage(error)} /> : null}
          {data && data.plan === null ? <ResultTable key={run.count} result={data} /> : null}
          {data && data.plan !== null ? <PlanTree key={run.count} result={data} /> : null}
        </div>
      </div>
    </>
  );
}

/** The saved query of the address, and the text in the editor, which may differ from it. */
function useOpenedQuery() {
  const { query } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data } = useQuery(sqlQueriesQuery());
  const opened = data?.queries.find(({ id }) => String(id) === query) ?? null;
  const [typed, setTyped] = useKeptText('sql');
  const [shownId, setShownId] = useState<number | null>(null);
  // A query that came with the address is shown once it is known; what is typed afterwards stays.
  if (opened !== null && opened.id !== shownId) {
    setShownId(opened.id);
    if (typed.trim() === '') setTyped(opened.statement);
  }
  const open = (next: Pick<SqlQuery, 'id'> | SqlQuery | null) => {
    if (next !== null && 'statement' in next) setTyped(next.statement);
    if (next !== null) setShownId(next.id);
    void navigate({
      to: '/admin/s/u/sql',
      search: next === null ? {} : { query: String(next.id) },
      replace: true,
    });
  };
  return { opened, statement: typed, setStatement: setTyped, open };
}
