import { DownloadOutlined } from '@ant-design/icons';
import { REPORT_TYPES, REPORTS, type ReportColumn } from '@quartermaster/domain/reports/report-definitions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { reportQuery, saveReport, type Report } from '../../api/reports.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { useReportAddress, type ReportAddress } from './report-address.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { TotalsLine } from './totals-line.tsx';
import { dayText, useRowNames } from './use-row-names.ts';
import styles from './report.module.css';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';

/** What players did, as numbers: a report, its days and filters, a chart and the table behind it. */
export function ReportScreen() {
  const { t } = useTranslation('report');
  const address = useReportAddress();
  const { environment, report, asked, list, isTooLong } = address;
  const isAvailable = list.reports.find((each) => each.report === report)?.missing.length === 0;
  const found = useQuery({
    ...reportQuery(environment, report, asked),
    enabled: isAvailable && !isTooLong,
  });
  const saving = useMutation({
    mutationFn: (format: 'csv' | 'json') => saveReport(environment, report, asked, format),
  });
  const { data, error } = found;
  const isShown = data !== undefined && data.report === report;
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('report')}
        meta={zoneLabel(list.gameTimeZone)}
        actions={<Files saving={saving} isDisabled={!isShown || data.rows.length === 0} />}
      />
      <div className={styles.page}>
        {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
        <Card>
          <Chooser address={address} />
          <ReportFilters address={address} />
        </Card>
        {!isAvailable ? <Alert type="info" showIcon title={t('notAvailable')} /> : null}
        {error && !data ? <ErrorPanel error={error} onRetry={() => void found.refetch()} /> : null}
        {isAvailable && !isTooLong && !isShown && !error ? (
          <Card flush>
            <SkeletonRows rows={8} />
          </Card>
        ) : null}
        {isShown && isAvailable ? <Found address={address} report={data} /> : null}
      </div>
    </>
  );
}

type FilesProps = {
  readonly saving: { readonly isPending: boolean; readonly mutate: (format: 'csv' | 'json') => void };
  readonly isDisabled: boolean;
};

function Files({ saving, isDisabled }: FilesProps) {
  const { t } = useTranslation('report');
  const file = (format: 'csv' | 'json', label: string) => (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={isDisabled}
      loading={saving.isPending}
      onClick={() => saving.mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <CopyButton text={window.location.href} label={t('copyAddress')} />
      {file('json', t('exportJson'))}
      {file('csv', t('exportCsv'))}
    </>
  );
}

/** Which report; one that the player database cannot answer says so. */
function Chooser({ address: { report, definition, list, change } }: { readonly address: ReportAddress }) {
  const { t } = useTranslation('report');
  const missing = new Set(list.reports.filter((each) => each.missing.length > 0).map((each) => each.report));
  const options = REPORT_TYPES.map((value) => {
    const name = REPORTS[value].title[readLanguage()];
    return { value, label: missing.has(value) ? t('notAvailableOf', { report: name }) : name };
  });
  return (
    <div className={styles.chooser}>
      <SearchedSelect
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.report ?? ''}
        aria-label={t('report')}
        value={report}
        options={options}
        onChange={(next) => change({ report: next, group: undefined, show: undefined, subject: undefined })}
      />
      <p className={styles.note}>{definition.help[readLanguage()]}</p>
    </div>
  );
}

function Found({ address, report }: { readonly address: ReportAddress; readonly report: Report }) {
  const { t } = useTranslation('report');
  const names = useRowNames(address, report);
  const { pending, unknownBefore, leftOut, rows, before, countedAt } = report;
  return (
    <>
      {pending > 0 ? <Alert type="info" showIcon title={t('pending', { count: pending })} /> : null}
      {unknownBefore === null ? null : (
        <Alert type="info" showIcon title={t('unknownBefore', { day: dayText(unknownBefore) })} />
      )}
      {rows.length === 0 ? (
        <Card>
          {pending > 0 ? (
            <SkeletonRows rows={4} />
          ) : (
            <EmptyState title={t('noneTitle')} text={t('noneText')} />
          )}
        </Card>
      ) : (
        <>
          <Card
            title={<Measure address={address} />}
            aside={countedAt === null ? null : t('countedAt', { at: formatLongDateTime(countedAt) })}
          >
            <TotalsLine address={address} report={report} names={names} />
            {address.isCompared ? (
              <p className={styles.note}>
                {t('compared', { from: dayText(before.from), to: dayText(before.to) })}
              </p>
            ) : null}
            <ReportChart address={address} report={report} names={names} />
          </Card>
          <Card flush title={t('dataTable')}>
            <ReportTable address={address} report={report} names={names} />
            {leftOut > 0 ? (
              <p className={styles.left}>
                {t('leftOut', { shown: rows.length, total: rows.length + leftOut })}
              </p>
            ) : null}
          </Card>
        </>
      )}
    </>
  );
}

/** Which number of the report the chart shows. */
function Measure({ address: { definition, shown, change } }: { readonly address: ReportAddress }) {
  const { t } = useTranslation('report');
  const options = definition.columns.map(({ key, label }: ReportColumn) => ({
    value: key,
    label: label[readLanguage()],
  }));
  return (
    <SearchedSelect
      showSearch={{ optionFilterProp: 'label' }}
      aria-label={t('measure')}
      popupMatchSelectWidth={false}
      value={definition.columns[shown]?.key ?? ''}
      options={options}
      onChange={(key) => change({ show: key })}
    />
  );
}
