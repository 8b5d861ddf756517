import type { Issue } from '@quartermaster/domain/core/issue';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { applyChanges } from '../../../api/apply-changes.ts';
import { useConfirmWrite } from '../../../engine/record/use-confirm-write.tsx';
import { issuesOf, refusalText } from '../../../engine/record/refusal-text.ts';
import { moduleToCreate, useWriteRefusal } from '../../../engine/record/use-refusal-notice.tsx';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import type { SheetBatch } from '../../../engine/sheet/sheet-model.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { useNamedCells } from './use-named-cells.ts';

/** What the server refused, by row; it is kept until the next try. */
export type Refusals = ReadonlyMap<string, readonly Issue[]>;

const NONE: Refusals = new Map();

/** Saves a sheet as one change set, and brings refusals back to the cells that caused them. */
export function useSheetSave(list: ModuleList, sheet: SheetEditor, onReload: () => void) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { message } = App.useApp();
  const refuse = useWriteRefusal();
  const confirmWrite = useConfirmWrite(list.module, list.environment, list.place.version);
  const [refusals, setRefusals] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const isNaming = useNamedCells(list, sheet);

  const save = async () => {
    const batch = sheet.batch();
    const { changes } = batch;
    const confirmed = changes.length > 0 && (await confirmWrite({ action: tc('save') }));
    if (!confirmed) return;
    setBusy(true);
    try {
      const answer = await applyChanges(list.place, { changes, ...confirmed });
      sheet.settle(batch, answer.records);
      setRefusals(NONE);
      list.cache.refresh();
      void message.success(t('sheetSaved'));
    } catch (error) {
      setRefusals(refusalsOf(error, batch));
      if (issuesOf(error).length === 0 || moduleToCreate(error) !== null) refuse(error);
      else void message.error(await refusalText(error, list.module, (index) => recordOf(batch, index)));
      if (error instanceof ApiError && error.status === 409) onReload();
    } finally {
      setBusy(false);
    }
  };

  return { save: () => void save(), refusals, isBusy: isBusy || isNaming };
}

function recordOf({ rows, removed }: SheetBatch, index: number) {
  const row = [...rows, ...removed][index];
  return row && { recordId: row.stored?.recordId ?? '', data: row.data };
}

/** An issue's path begins with the number of its change: `3.cost`. */
function refusalsOf(error: unknown, { rows }: SheetBatch): Refusals {
  const byRow = new Map<string, Issue[]>();
  for (const issue of issuesOf(error)) {
    const [index = '', ...path] = issue.path.split('.');
    const key = rows[Number(index)]?.key;
    if (key !== undefined) byRow.set(key, [...(byRow.get(key) ?? []), { ...issue, path: path.join('.') }]);
  }
  return byRow;
}
