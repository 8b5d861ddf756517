import { useTranslation } from 'react-i18next';
import type { Report, ReportRow } from '../../api/reports.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import tables from '../../ui/table/plain-table.module.css';
import { Tag } from '../../ui/text/tag.tsx';
import { Change } from './change.tsx';
import type { ReportAddress } from './report-address.ts';
import styles from './report.module.css';
import type { RowNames } from './use-row-names.ts';
import { valueText } from './value-text.ts';

type TableProps = { readonly address: ReportAddress; readonly report: Report; readonly names: RowNames };

/** Every number of a report, with what it was before. */
export function ReportTable({ address, report, names }: TableProps) {
  const { t } = useTranslation('report');
  const { definition } = address;
  const hasGroup = report.group !== 'total' || definition.subject === null;
  return (
    <ScrollRegion label={t('dataTable')}>
      <table className={tables.table} aria-label={t('dataTable')}>
        <thead>
          <tr>
            {hasGroup ? <th scope="col">{t(`group_${report.group}`)}</th> : null}
            {definition.subject === null ? null : <th scope="col">{t(`subject_${definition.subject}`)}</th>}
            {definition.columns.map(({ key, label }) => (
              <th key={key} scope="col" className={tables.number}>
                {label[readLanguage()]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <Row
              key={JSON.stringify([row.group, row.subject, row.detail])}
              address={address}
              names={names}
              row={row}
              hasGroup={hasGroup}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type RowProps = Omit<TableProps, 'report'> & { readonly row: ReportRow; readonly hasGroup: boolean };

function Row({ address: { definition, isCompared, change }, names, row, hasGroup }: RowProps) {
  const { t } = useTranslation('report');
  const subject = definition.subject === null ? null : names.subjectName(row);
  const mark =
    row.mark === null ? null : <Tag tone="orange">{row.mark === 'high' ? t('higher') : t('lower')}</Tag>;
  return (
    <tr>
      {hasGroup ? <th scope="row">{names.groupName(row.group)}</th> : null}
      {subject === null ? null : (
        <th scope="row">
          {definition.subject === 'level' ? (
            subject
          ) : (
            <button
              type="button"
              className={styles.pick}
              title={t('only', { name: subject })}
              onClick={() => change({ subject: row.subject })}
            >
              {subject}
            </button>
          )}{' '}
          {mark}
        </th>
      )}
      {definition.columns.map(({ key, kind }, index) => (
        <td key={key} className={tables.number}>
          {valueText(kind, row.values[index])}
          {isCompared ? <Change kind={kind} value={row.values[index]} before={row.before?.[index]} /> : null}
        </td>
      ))}
    </tr>
  );
}
