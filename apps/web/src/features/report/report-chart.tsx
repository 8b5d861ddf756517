import { useTranslation } from 'react-i18next';
import type { Report, ReportRow } from '../../api/reports.ts';
import { readLanguage } from '../../i18n/language.ts';
import { BarList } from './bar-list.tsx';
import { LineChart, type Series } from './line-chart.tsx';
import { lineValues } from './line-values.ts';
import type { ReportAddress } from './report-address.ts';
import styles from './report.module.css';
import type { RowNames } from './use-row-names.ts';
import { valueText } from './value-text.ts';

const MOST_LINES = 5;
const MOST_BARS = 20;
/** For charts beside each other. */
const FEW_BARS = 10;

type ChartProps = {
  readonly address: ReportAddress;
  readonly report: Report;
  readonly names: RowNames;
};

/** The chosen number of a report: lines over time, or bars side by side. Money of each currency has a chart of its own. */
export function ReportChart({ address, report, names }: ChartProps) {
  const column = address.definition.columns[address.shown];
  if (column === undefined || report.rows.length === 0) return null;
  const isMoney = column.kind === 'money';
  const parts = isMoney ? [...Map.groupBy(report.rows, currencyOf)] : [['', report.rows] as const];
  const what = column.label[readLanguage()];
  return (
    <div className={styles.charts} data-many={parts.length > 1}>
      {parts.map(([currency, rows]) => {
        const label = currency === '' ? what : `${what} (${currency})`;
        const props = { address, report, names, rows, label, isNarrow: parts.length > 1 };
        return isTime(report) ? <Lines key={currency} {...props} /> : <Bars key={currency} {...props} />;
      })}
    </div>
  );
}

const isTime = ({ group }: Report): boolean => group === 'day' || group === 'week' || group === 'month';

/** A row of money is about a currency, or tells it as its detail. */
const currencyOf = ({ subject, detail }: ReportRow): string => detail || subject;

type PartProps = ChartProps & {
  readonly rows: readonly ReportRow[];
  readonly label: string;
  readonly isNarrow: boolean;
};

function Lines({ address, report, names, rows, label }: PartProps) {
  const { t } = useTranslation('report');
  const { shown, isCompared, definition } = address;
  const column = definition.columns[shown] ?? { key: '', kind: 'count' as const };
  const periods = report.periods.map(({ starts }) => starts);
  const bySubject = [...Map.groupBy(rows, ({ subject, detail }) => JSON.stringify([subject, detail]))]
    .map(([key, own]) => ({
      key,
      own,
      size: own.reduce((sum, { values }) => sum + Math.abs(values[shown] ?? 0), 0),
    }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MOST_LINES);
  const lines = bySubject.flatMap(({ key, own }): Series[] => {
    const [first] = own;
    const name = (first && names.subjectName(first)) || label;
    const drawn = lineValues(report, own, column, shown);
    const line = { key, label: name, values: drawn.values };
    const before = {
      key: `${key} before`,
      label: t('before'),
      isBefore: true,
      values: drawn.before,
    };
    return isCompared && bySubject.length === 1 ? [line, before] : [line];
  });
  return (
    <LineChart
      label={t('line', { what: label })}
      periods={periods.map(names.groupName)}
      series={lines}
      format={(value) => valueText(column.kind, value)}
    />
  );
}

function Bars({ address, report, names, rows, label, isNarrow }: PartProps) {
  const { t } = useTranslation('report');
  const { shown, isCompared, definition, group } = address;
  const kind = definition.columns[shown]?.kind ?? 'count';
  const size = ({ values }: ReportRow) => Math.abs(values[shown] ?? 0);
  const sorted = definition.subject === 'level' ? [...rows] : rows.toSorted((a, b) => size(b) - size(a));
  const drawn = sorted.slice(
    0,
    definition.subject === 'level' ? rows.length : isNarrow ? FEW_BARS : MOST_BARS,
  );
  const bars = drawn.map((row) => {
    const subject = names.subjectName(row);
    const own = report.group === 'total' ? '' : names.groupName(row.group);
    return {
      key: JSON.stringify([row.group, row.subject, row.detail]),
      label: [own, subject].filter((part) => part !== '').join(' · ') || t('total'),
      value: row.values[shown] ?? null,
      text: valueText(kind, row.values[shown]),
      before: isCompared ? (row.before?.[shown] ?? null) : null,
    };
  });
  const by = definition.subject === null ? t(`group_${group}`) : t(`subject_${definition.subject}`);
  return (
    <div>
      <BarList
        label={definition.subject === 'level' ? label : t('bars', { what: label, group: by })}
        bars={bars}
      />
      {drawn.length < rows.length ? (
        <p className={styles.note}>{t('barsShown', { shown: drawn.length, total: rows.length })}</p>
      ) : null}
    </div>
  );
}
