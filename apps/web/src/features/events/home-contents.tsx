import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { settingStatus } from '@quartermaster/domain/enums/setting-status';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EventHome, HomeRecord } from '../../api/event-home.ts';
import { addPath, listPath } from '../../engine/module-paths.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './event-home.module.css';
import { HomeRecordLink } from './home-record-link.tsx';

type HomeContentsProps = { readonly home: EventHome; readonly parentId: string };

/** What belongs to an event by kind, with problems; and the children that it has none of yet. */
export function HomeContents({ home, parentId }: HomeContentsProps) {
  const groups = [...Map.groupBy(home.records, ({ module }) => module)];
  return (
    <div className={styles.groups}>
      {groups.map(([module, records]) => (
        <Group key={module} moduleKey={module} records={records} />
      ))}
      {home.children
        .filter(({ total }) => total === 0)
        .map(({ module }) => (
          <EmptyChild key={module} moduleKey={module} parentId={parentId} />
        ))}
    </div>
  );
}

type GroupProps = { readonly moduleKey: string; readonly records: readonly HomeRecord[] };

/** The most that are named; the list of their module has the others. */
const NAMED = 5;

function Group({ moduleKey, records }: GroupProps) {
  const { data: module } = useQuery(moduleQuery(moduleKey));
  const errors = records.reduce((sum, record) => sum + record.errors, 0);
  const warnings = records.reduce((sum, record) => sum + record.warnings, 0);
  if (module === undefined) return null;
  return (
    <section>
      <h3 className={styles.kind}>
        <Link to={listPath(module)}>{module.titles.title[readLanguage()]}</Link>{' '}
        <span className={styles.note}>{formatNumber(records.length)}</span>
        <Problems errors={errors} warnings={warnings} />
      </h3>
      <ul className={styles.list}>
        {records.slice(0, NAMED).map((record) => (
          <li key={record.recordId}>
            <HomeRecordLink record={record} /> <span className={styles.note}>{statusOf(record)}</span>
          </li>
        ))}
        {records.length > NAMED ? (
          <li className={styles.note}>+{formatNumber(records.length - NAMED)}</li>
        ) : null}
      </ul>
    </section>
  );
}

const statusOf = ({ status }: HomeRecord): string => labelOf(settingStatus, status)?.[readLanguage()] ?? '';

function Problems({ errors, warnings }: { readonly errors: number; readonly warnings: number }) {
  const { t } = useTranslation('events');
  return (
    <>
      {errors === 0 ? null : (
        <span className={styles.error}>
          {' '}
          <CloseCircleFilled aria-hidden /> {t('errors', { count: errors })}
        </span>
      )}
      {warnings === 0 ? null : (
        <span className={styles.warning}>
          {' '}
          <WarningFilled aria-hidden /> {t('warnings', { count: warnings })}
        </span>
      )}
    </>
  );
}

/** A kind of children that has to be created first. */
function EmptyChild({ moduleKey, parentId }: { readonly moduleKey: string; readonly parentId: string }) {
  const { t } = useTranslation('events');
  const { data: module } = useQuery(moduleQuery(moduleKey));
  if (module === undefined) return null;
  return (
    <section>
      <h3 className={styles.kind}>{module.titles.title[readLanguage()]}</h3>
      <p className={styles.warning}>{t('childrenNone')}</p>
      <Link to={addPath(module, parentId)}>{t('add', { record: module.titles.record[readLanguage()] })}</Link>
    </section>
  );
}
