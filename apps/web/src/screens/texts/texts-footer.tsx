import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BlocksCounts } from '../../engine/record/blocks-counts.tsx';
import { forbidsSaving } from '../../engine/record/record-issues.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useSaveKey } from '../form/use-save-key.ts';
import sheetStyles from '../list/sheet/sheet.module.css';
import { draftIssues } from './text-drafts.ts';
import styles from './texts.module.css';
import type { TextDraftEditor } from './use-text-drafts.ts';

type TextsFooterProps = {
  readonly module: ResolvedModule;
  readonly drafts: TextDraftEditor;
  readonly isBusy: boolean;
  readonly onSave: () => void;
};

/** Counts of unsaved and invalid texts, with buttons to save or discard. */
export function TextsFooter({ module, drafts, isBusy, onSave }: TextsFooterProps) {
  const { t } = useTranslation('texts');
  const { t: tc } = useTranslation();
  const count = drafts.drafts.size;
  const settled = useDeferredValue(drafts.drafts);
  const { isProtected } = useBranch().details;
  const issues = useMemo(
    () => [...settled.values()].flatMap((draft) => draftIssues(module, draft, isProtected)),
    [module, settled, isProtected],
  );
  const canSave = count > 0 && !issues.some(forbidsSaving) && !isBusy;
  useSaveKey(() => canSave && onSave());
  return (
    <footer className={sheetStyles.footer}>
      <span className={sheetStyles.count} role="status">
        {count > 0 ? t('unsaved', { count }) : ''}
      </span>
      <span className={styles.soft}>{t('keysHelp')}</span>
      <BlocksCounts issues={issues} />
      <Button type="text" disabled={count === 0} onClick={drafts.discard}>
        {tc('discard')}
      </Button>
      <Button type="primary" disabled={!canSave} loading={isBusy} onClick={onSave}>
        {tc('save')}
      </Button>
    </footer>
  );
}
