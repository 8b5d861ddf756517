import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import { SINGLETON_RECORD_ID } from '@quartermaster/domain/record/identity';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import styles from './reference.module.css';
import { useRecordId } from './use-record-id.ts';
import { nameOrId } from './use-record-label.ts';

type RecordNamesProps = {
  readonly module: string;
  readonly named: readonly { readonly recordId: string; readonly title: RecordTitle }[];
  /** How many records there are, the named ones among them. */
  readonly total: number;
};

/** Records of one module by name, each with the way to its history, and how many more there are. */
export function RecordNames({ module, named, total }: RecordNamesProps) {
  const { t } = useTranslation('activity');
  const more = total - named.length;
  // The only record of its module is called as the module is.
  if (named[0]?.recordId === SINGLETON_RECORD_ID) return null;
  return (
    <>
      {named.map(({ recordId, title }, index) => (
        <Fragment key={recordId}>
          {index > 0 ? ' · ' : null}
          <HistoryLink module={module} recordId={recordId} title={title} />
        </Fragment>
      ))}
      {more > 0 ? <span className={styles.more}> {t('andMore', { number: formatNumber(more) })}</span> : null}
    </>
  );
}

type HistoryLinkProps = {
  readonly module: string;
  readonly recordId: string;
  readonly title: RecordTitle;
};

function HistoryLink({ module, recordId, title }: HistoryLinkProps) {
  const id = useRecordId(module, recordId);
  return (
    <Link className={styles.name} to="/$module/$recordId/history" params={{ module, recordId }} title={id}>
      {nameOrId({ recordId, title }, id)}
    </Link>
  );
}
