import type { Issue } from '@quartermaster/domain/core/issue';
import { joinList } from '@quartermaster/domain/core/language';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { applyChanges, type RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Referrer } from '../../api/list-referrers.ts';
import { recordName } from '../../engine/record/record-name.ts';
import { issuesOf, refusalText } from '../../engine/record/refusal-text.ts';
import { useConfirmWrite, type WriteAnswer } from '../../engine/record/use-confirm-write.tsx';
import { useUndoOffer } from '../../engine/record/use-undo-offer.tsx';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ReferrersDialog } from './referrers-dialog.tsx';

/** Refused because others refer to the record. */
type InUse = { readonly name: string; readonly referrers: readonly Referrer[] };

export type RowChanges = {
  readonly rows: readonly RecordRow[];
  readonly changes: readonly RecordChange[];
  readonly confirmed: WriteAnswer;
  /** What to say when it is done. */
  readonly done: string;
  /** Shows what records were refused for, instead of a message about the first of them. */
  readonly onRefused?: (issues: readonly Issue[]) => void;
};

/** Writes changes of rows as one change set and offers to take it back; a refusal names who is in the way. */
export function useApplyChanges(list: ModuleList): {
  /** Answers whether everything was written. */
  readonly apply: (input: RowChanges) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const { message } = App.useApp();
  const confirm = useConfirmWrite(list.module, list.environment, list.place.version);
  const offerUndo = useUndoOffer(list.place, { confirm, onUndone: () => list.cache.refresh() });
  const [inUse, setInUse] = useState<InUse | null>(null);

  const apply = async ({ rows, changes, confirmed, done, onRefused }: RowChanges): Promise<boolean> => {
    try {
      const { seq, records } = await applyChanges(list.place, { changes, ...confirmed });
      const saved = records.filter((record) => record !== null);
      if (saved.length > 0) list.cache.update(saved);
      else list.cache.remove(rows.map((row) => row.recordId));
      list.selection.clear();
      offerUndo(done, seq);
      return true;
    } catch (error) {
      const referrers = referrersOf(error);
      const issues = issuesOf(error);
      if (onRefused && issues.length > 0) onRefused(issues);
      else if (referrers) setInUse({ name: nameOf(list, rows), referrers });
      else void message.error(await refusalText(error, list.module, (index) => rows[index]));
      return false;
    }
  };

  const dialog = inUse ? <ReferrersDialog {...inUse} onClose={() => setInUse(null)} /> : null;
  return { apply, dialog };
}

function nameOf({ module }: ModuleList, rows: readonly RecordRow[]): string {
  return joinList(
    rows.map((row) => recordName(module, row.recordId, row.data)),
    readLanguage(),
  );
}

function referrersOf(error: unknown): readonly Referrer[] | null {
  if (!(error instanceof ApiError) || error.body.code !== 'referenced') return null;
  return (error.body.conflict as { readonly referrers?: readonly Referrer[] } | undefined)?.referrers ?? [];
}
