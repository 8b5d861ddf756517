import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlocksCounts } from '../../../engine/record/blocks-counts.tsx';
import { forbidsSaving } from '../../../engine/record/record-issues.ts';
import { heightOf, widthOf, type CellRange } from '../../../engine/sheet/cell-range.ts';
import { summaryOf } from '../../../engine/sheet/range-summary.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useSaveKey } from '../../form/use-save-key.ts';
import styles from './sheet.module.css';

type SheetFooterProps = {
  readonly sheet: SheetEditor;
  readonly range: CellRange;
  readonly pager: ReactNode;
  readonly isBusy: boolean;
  readonly onSave: () => void;
};

/** How much is unsaved and wrong, and the way out of both. */
export function SheetFooter({ sheet, range, pager, isBusy, onSave }: SheetFooterProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { changeCount } = sheet;
  const problems = [...sheet.problems.values()].flat();
  const canSave = changeCount > 0 && !problems.some(forbidsSaving) && !isBusy;
  useSaveKey(() => canSave && onSave());
  return (
    <footer className={styles.footer}>
      <span className={styles.count} role="status">
        {changeCount > 0
          ? t('sheetChanges', { count: changeCount })
          : t('records', { count: sheet.rows.length })}
      </span>
      <RangeFigures sheet={sheet} range={range} />
      {pager}
      <BlocksCounts issues={problems} />
      <Button type="text" disabled={changeCount === 0} onClick={sheet.discard}>
        {tc('discard')}
      </Button>
      <Button type="primary" disabled={!canSave} loading={isBusy} onClick={onSave}>
        {tc('save')}
      </Button>
    </footer>
  );
}

/** What the chosen cells amount to, where there is more than one. */
function RangeFigures({ sheet, range }: Pick<SheetFooterProps, 'sheet' | 'range'>) {
  const { t } = useTranslation('list');
  if (heightOf(range) * widthOf(range) === 1) return <span className={styles.help}>{t('sheetHelp')}</span>;
  const { filled, numbers } = summaryOf(sheet.rows, sheet.columns, range, formatNumber);
  return (
    <span className={styles.figures}>
      <span>{t('sheetFilled', { count: filled })}</span>
      {numbers ? (
        <>
          <span>{t('sheetSum', { sum: numbers.sum })}</span>
          <span>{t('sheetAverage', { average: numbers.average })}</span>
        </>
      ) : null}
    </span>
  );
}
