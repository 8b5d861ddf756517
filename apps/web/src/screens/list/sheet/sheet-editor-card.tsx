import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import type { RecordData } from '@quartermaster/domain/core/json';
import { useBlocker } from '@tanstack/react-router';
import { App, Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../../api/list-records.ts';
import type { SheetDraftStore } from '../../../engine/sheet/sheet-draft.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { useSheet, type SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { isStartingAnew } from '../../../i18n/start-anew.ts';
import toolbarStyles from '../list-toolbar.module.css';
import { CurveButton } from '../curve/curve-button.tsx';
import { CurvePanel } from '../curve/curve-panel.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import styles from './sheet.module.css';
import { useSheetSave } from './use-sheet-save.ts';

type SheetEditorCardProps = {
  readonly list: ModuleList;
  readonly records: readonly RecordRow[];
  readonly group: RecordData;
  readonly drafts: SheetDraftStore;
  readonly toolbar: ReactNode;
  readonly onReload: () => void;
};

export function SheetEditorCard({ list, records, group, drafts, toolbar, onReload }: SheetEditorCardProps) {
  const { t } = useTranslation('list');
  const { message } = App.useApp();
  const sheet = useSheet({
    module: list.module,
    isProtected: list.environment.isProtected,
    records,
    group,
    drafts,
  });
  const [isCurveOpen, setCurveOpen] = useState(false);
  const save = useSheetSave(list, sheet, onReload);

  const handlePaste = (at: { readonly row: number; readonly column: number }, text: string) => {
    const { cells, isTooWide } = sheet.paste(at, text);
    void message.info(isTooWide ? t('sheetTooWide') : t('sheetPasted', { count: cells }));
  };

  return (
    <>
      <div className={toolbarStyles.toolbar}>
        {toolbar}
        <Button icon={<PlusOutlined />} onClick={sheet.addRow}>
          {t('sheetAddRow')}
        </Button>
        <CurveButton isOpen={isCurveOpen} onToggle={setCurveOpen} />
        <UndoButton sheet={sheet} />
        <span className={styles.help}>{t('sheetHelp')}</span>
      </div>
      <div className={styles.work}>
        <SheetGrid list={list} sheet={sheet} refusals={save.refusals} onPaste={handlePaste} />
        {isCurveOpen ? <CurvePanel list={list} sheet={sheet} group={group} /> : null}
      </div>
      <SheetFooter sheet={sheet} isBusy={save.isBusy} onSave={save.save} />
      <LeaveGuard isDirty={sheet.changeCount > 0} />
    </>
  );
}

function UndoButton({ sheet }: { readonly sheet: SheetEditor }) {
  const { t } = useTranslation();
  return (
    <Button
      type="text"
      icon={<UndoOutlined />}
      disabled={!sheet.canUndo}
      onClick={sheet.undo}
      aria-label={t('undo')}
      title={t('undo')}
    />
  );
}

const SESSION_PAGES: ReadonlySet<string> = new Set(['/relogin', '/login', '/unauth']);

/** Another group, screen or environment would put the table aside: that is asked first. */
function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const { t } = useTranslation('list');
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !SESSION_PAGES.has(next.pathname),
    enableBeforeUnload: () => isDirty && !isStartingAnew(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <Modal open title={t('sheetLeave')} onOk={blocker.proceed} onCancel={blocker.reset} />;
}
