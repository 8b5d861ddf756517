import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../../api/list-records.ts';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import type { SheetDraftStore } from '../../../engine/sheet/sheet-draft.ts';
import type { RowStart } from '../../../engine/sheet/sheet-model.ts';
import { useSheet } from '../../../engine/sheet/use-sheet.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { useSheetFields } from '../use-list-columns.ts';
import { CurveButton } from '../curve/curve-button.tsx';
import { CurvePanel } from '../curve/curve-panel.tsx';
import { SheetBoard } from './sheet-board.tsx';
import { SheetFind } from './sheet-find.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetLeaveGuard } from './sheet-leave-guard.tsx';
import { SheetToolbar } from './sheet-toolbar.tsx';
import styles from './sheet.module.css';
import { useSheetGrid } from './use-sheet-grid.ts';
import { useSheetLocks } from './use-sheet-locks.ts';
import { useSheetSave } from './use-sheet-save.ts';

type SheetEditorCardProps = {
  readonly list: ModuleList;
  readonly records: readonly RecordRow[];
  readonly start: RowStart;
  readonly drafts: SheetDraftStore;
  readonly groups: ReactNode;
  readonly pager: ReactNode;
  readonly onReload: () => void;
};

/** The sheet with its tools, once its records are there. */
export function SheetEditorCard({ list, records, start, drafts, ...parts }: SheetEditorCardProps) {
  const columns = useSheetFields(list);
  const { t } = useTranslation('list');
  const { message } = App.useApp();
  const locks = useSheetLocks(list, records);
  const sheet = useSheet({
    module: list.module,
    isProtected: list.environment.isProtected,
    records,
    start,
    drafts,
    fields: columns.chosen,
    language: readTextLanguage(),
    locks,
    onLocked: (count) => void message.warning(t('sheetLocked', { count })),
  });
  const { save, refusals, isBusy } = useSheetSave(list, sheet, parts.onReload);
  const state = useSheetGrid(sheet);
  const { range } = state.keys;
  const [isCurveOpen, setCurveOpen] = useState(false);
  return (
    <>
      <SheetToolbar
        list={list}
        sheet={sheet}
        columns={columns}
        range={range}
        onAddRow={state.addRow}
        onFind={state.openFind}
        groups={parts.groups}
        curve={<CurveButton isOpen={isCurveOpen} onToggle={setCurveOpen} />}
      />
      {state.isFinding ? <SheetFind sheet={sheet} onShow={state.show} onClose={state.closeFind} /> : null}
      <div className={styles.work}>
        <SheetGrid list={list} sheet={sheet} state={state} refusals={refusals} />
        {list.module.board === null ? null : (
          <SheetBoard list={list} sheet={sheet} state={state} group={start.group} />
        )}
        {isCurveOpen ? <CurvePanel list={list} sheet={sheet} group={start.group} /> : null}
      </div>
      <SheetFooter sheet={sheet} range={range} pager={parts.pager} isBusy={isBusy} onSave={save} />
      <SheetLeaveGuard isDirty={sheet.changeCount > 0} />
    </>
  );
}
