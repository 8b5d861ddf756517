import { SQL_LIMITS } from '@quartermaster/contract/http/sql-limits';
import { Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlQuery, SqlRequest, SqlTable } from '../../api/sql-console.ts';
import { Card } from '../../ui/layout/card.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';
import { Kbd } from '../../ui/text/kbd.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { NumberBox } from '../../ui/text/number-box.tsx';
import { readParameters } from './read-parameters.ts';
import { SaveQuery } from './save-query.tsx';
import type { useSqlRun } from './use-sql-run.ts';
import styles from './sql-console.module.css';

const SqlEditor = lazyPart(async () => (await import('./sql-editor.tsx')).SqlEditor);

type QueryCardProps = {
  readonly environment: string;
  readonly tables: readonly SqlTable[];
  readonly statement: string;
  readonly onStatement: (statement: string) => void;
  readonly parameters: string;
  readonly onParameters: (text: string) => void;
  readonly run: ReturnType<typeof useSqlRun>;
  readonly opened: SqlQuery | null;
  /** After a save or a deletion. */
  readonly onOpen: (id: number | null) => void;
};

/** The editor with everything that a run takes. */
export function QueryCard(props: QueryCardProps) {
  const { t } = useTranslation('sql');
  const { environment, statement, parameters, run } = props;
  const [limits, setLimits] = useState<Limits>({
    rowLimit: SQL_LIMITS.rows.usual,
    timeoutMs: SQL_LIMITS.milliseconds.usual,
  });
  const params = readParameters(parameters);
  const isReady = statement.trim() !== '' && params !== null && !run.running.isPending;
  const start = (mode: SqlRequest['mode']) => {
    if (isReady) run.running.mutate({ environment, statement, params, mode, ...limits });
  };
  return (
    <Card>
      <Suspense fallback={<div className={styles.waiting} />}>
        <SqlEditor
          label={t('editor')}
          text={statement}
          tables={props.tables}
          mark={run.mark}
          onText={(text) => {
            run.forgetMark();
            props.onStatement(text);
          }}
          onRun={() => start('run')}
        />
      </Suspense>
      <p className={styles.hint}>{t('environmentHint')}</p>
      <Fields
        parameters={parameters}
        isWrong={params === null}
        onParameters={props.onParameters}
        limits={limits}
        onLimits={setLimits}
      />
      <Acts {...props} isReady={isReady} start={start} />
    </Card>
  );
}

type Limits = Pick<SqlRequest, 'rowLimit' | 'timeoutMs'>;

type FieldsProps = Pick<QueryCardProps, 'parameters' | 'onParameters'> & {
  readonly isWrong: boolean;
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
};

function Fields({ parameters, isWrong, onParameters, limits, onLimits }: FieldsProps) {
  const { t } = useTranslation('sql');
  const { rows, milliseconds } = SQL_LIMITS;
  return (
    <div className={styles.fields}>
      <Labelled
        label={t('parameters')}
        hint={t('parametersHint')}
        problem={isWrong ? t('parametersProblem') : undefined}
      >
        {(input) => (
          <Input
            {...input}
            value={parameters}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onParameters(target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('rows')}>
        {({ id }) => (
          <NumberBox
            id={id}
            min={rows.min}
            max={rows.max}
            precision={0}
            value={limits.rowLimit}
            onChange={(rowLimit) => onLimits({ ...limits, rowLimit: rowLimit ?? rows.usual })}
          />
        )}
      </Labelled>
      <Labelled label={t('timeout')}>
        {({ id }) => (
          <NumberBox
            id={id}
            min={milliseconds.min}
            max={milliseconds.max}
            precision={0}
            step={500}
            value={limits.timeoutMs}
            onChange={(timeoutMs) => onLimits({ ...limits, timeoutMs: timeoutMs ?? milliseconds.usual })}
          />
        )}
      </Labelled>
    </div>
  );
}

type ActsProps = QueryCardProps & {
  readonly isReady: boolean;
  readonly start: (mode: SqlRequest['mode']) => void;
};

function Acts({ run, statement, opened, onOpen, isReady, start }: ActsProps) {
  const { t } = useTranslation('sql');
  const { isPending } = run.running;
  return (
    <div className={styles.acts}>
      <Button type="primary" disabled={!isReady} onClick={() => start('run')}>
        {isPending ? t('running') : t('run')}
      </Button>
      <Kbd>{navigator.platform.startsWith('Mac') ? '⌘ Enter' : 'Ctrl Enter'}</Kbd>
      {isPending ? <Button onClick={run.cancel}>{t('cancel')}</Button> : null}
      <Button disabled={!isReady} title={t('explainHint')} onClick={() => start('explain')}>
        {t('explain')}
      </Button>
      <Button disabled={!isReady} title={t('analyzeHint')} onClick={() => start('analyze')}>
        {t('analyze')}
      </Button>
      <span className={styles.saves}>
        <SaveQuery statement={statement} opened={opened} onSaved={onOpen} />
      </span>
    </div>
  );
}
