import type { Issue } from '@quartermaster/domain/core/issue';
import { joinList } from '@quartermaster/domain/core/language';
import type { TFunction } from 'i18next';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { applyChanges, type RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import type { Referrer } from '../../api/list-referrers.ts';
import { recordName } from '../../engine/record/record-name.ts';
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
  const { t } = useTranslation();
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
      else void message.error(await refusalText(t, list, rows, error));
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

/** Which record keeps all of them from being changed, and why. */
async function refusalText(
  t: TFunction,
  { module }: ModuleList,
  rows: readonly RecordRow[],
  error: unknown,
): Promise<string> {
  const [problem] = issuesOf(error);
  const [index, ...path] = problem?.path.split('.') ?? [];
  const row = rows[Number(index)];
  if (problem === undefined || row === undefined) return errorMessage(error);
  // The words for every problem there can be are loaded when there is one.
  const { moduleIssueText } = await import('@quartermaster/domain/texts/module-issue-text');
  const language = readLanguage();
  const text = moduleIssueText({ ...problem, path: path.join('.') }, language, { module });
  const name = recordName(module, row.recordId, row.data);
  return t('labelled', { label: name, text });
}

const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof ApiError ? (error.body.issues ?? []) : [];

function referrersOf(error: unknown): readonly Referrer[] | null {
  if (!(error instanceof ApiError) || error.body.code !== 'referenced') return null;
  return (error.body.conflict as { readonly referrers?: readonly Referrer[] } | undefined)?.referrers ?? [];
}
