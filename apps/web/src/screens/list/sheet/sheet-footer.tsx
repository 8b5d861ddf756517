import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { BlocksCounts } from '../../../engine/record/blocks-counts.tsx';
import { forbidsSaving } from '../../../engine/record/record-issues.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { useSaveKey } from '../../form/use-save-key.ts';
import styles from './sheet.module.css';

type SheetFooterProps = {
  readonly sheet: SheetEditor;
  readonly isBusy: boolean;
  readonly onSave: () => void;
};

/** How much is unsaved and wrong, and the way out of both. */
export function SheetFooter({ sheet, isBusy, onSave }: SheetFooterProps) {
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
