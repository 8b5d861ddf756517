import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlResult } from '../../api/sql-console.ts';
import { formatNumber } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx';
import plain from '../../ui/table/plain-table.module.css';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { saveCsv } from './result-csv.ts';
import styles from './sql-console.module.css';

/** More than that is drawn when it is asked for. */
const FIRST_ROWS = 200;
/** Longer values are cut in their cell and open on a press. */
const SHOWN = 80;

const NUMBERS = /^(smallint|integer|bigint|real|double precision|numeric)/;

type Opened = { readonly row: number; readonly column: number };

/** Rows as PostgreSQL writes their values: with types, NULL told apart, long values in a window of their own. */
export function ResultTable({ result }: { readonly result: SqlResult }) {
  const { t } = useTranslation('sql');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { rows, truncated } = result;
  return (
    <Card
      flush
      title={t('resultRows', { count: rows.length })}
      aside={
        <>
          <span>{t('milliseconds', { count: result.milliseconds })}</span>{' '}
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            disabled={rows.length === 0}
            onClick={() => saveCsv(result)}
          >
            {t('csv')}
          </Button>
        </>
      }
    >
      {truncated === null ? null : (
        <Alert type="info" showIcon banner title={truncated === 'rows' ? t('rowsEnd') : t('bytesEnd')} />
      )}
      {rows.length === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
      {rows.length > 0 ? <Rows result={result} onOpen={setOpened} /> : null}
      {opened === null ? null : (
        <WholeValue result={result} opened={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

type RowsProps = { readonly result: SqlResult; readonly onOpen: (opened: Opened) => void };

function Rows({ result: { columns, rows }, onOpen }: RowsProps) {
  const { t } = useTranslation('sql');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <div
        className={styles.rows}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it
        tabIndex={0}
        role="region"
        aria-label={t('resultRows', { count: rows.length })}
      >
        <table className={`${plain.table} ${styles.result}`}>
          <thead>
            <tr>
              {columns.map(({ name, type }, index) => (
                <th key={index} scope="col">
                  {name}
                  <span className={styles.type}>{type}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, row) => (
              <tr key={row}>
                {cells.map((value, column) => (
                  <td key={column} className={NUMBERS.test(columns[column]?.type ?? '') ? plain.number : ''}>
                    <Cell
                      value={value}
                      label={t('cell', { column: columns[column]?.name ?? '', row: formatNumber(row + 1) })}
                      onOpen={() => onOpen({ row, column })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length ? (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{t('showRows', { count: rows.length })}</Button>
        </div>
      ) : null}
    </>
  );
}

type CellProps = { readonly value: string | null; readonly label: string; readonly onOpen: () => void };

function Cell({ value, label, onOpen }: CellProps) {
  if (value === null) return <span className={styles.null}>NULL</span>;
  if (value.length <= SHOWN && !value.includes('\n')) return <span className={plain.code}>{value}</span>;
  return (
    <button type="button" className={styles.long} aria-label={label} onClick={onOpen}>
      {value.slice(0, SHOWN)}…
    </button>
  );
}

type WholeValueProps = { readonly result: SqlResult; readonly opened: Opened; readonly onClose: () => void };

function WholeValue({ result, opened: { row, column }, onClose }: WholeValueProps) {
  const { t } = useTranslation('sql');
  const { t: tc } = useTranslation();
  const { name = '', type = '' } = result.columns[column] ?? {};
  const value = result.rows[row]?.[column] ?? '';
  const total = result.cut.find((cut) => cut.row === row && cut.column === column)?.length;
  const label = t('cell', { column: name, row: formatNumber(row + 1) });
  return (
    <ModalDialog className={styles.whole} label={label} onClose={onClose}>
      <div className={styles.wholeHead}>
        <h2>{label}</h2>
        <CopyButton text={value} label={tc('copy')} />
        <Button onClick={onClose}>{tc('close')}</Button>
      </div>
      {total === undefined ? null : (
        <p>{t('cut', { total: formatNumber(total), shown: formatNumber(value.length) })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <pre className={styles.wholeText} tabIndex={0}>
        {total === undefined ? readable(value, type) : value}
      </pre>
    </ModalDialog>
  );
}

function readable(value: string, type: string): string {
  if (!type.startsWith('json')) return value;
  try {
    // Numbers beyond 2^53 would lose digits.
    return /\d{16}/.test(value) ? value : JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
