import { CheckOutlined, CloseOutlined, DeleteOutlined } from '@ant-design/icons';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  saveTextChecks,
  textsPlace,
  type TextChecks,
  type TextRow,
  type TextsRequest,
} from '../../api/localization.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useUndoNotice } from '../../ui/feedback/use-undo-notice.tsx';
import toolbarStyles from '../list/list-toolbar.module.css';
import { markRemoved } from './text-drafts.ts';
import { textPlaceOf, storedOf, type TextEntry } from './text-entries.ts';
import type { TextDraftEditor } from './use-text-drafts.ts';

export type TextCheck = TextChecks['checks'][number];

/** What can be done with the chosen lines, and the bar that offers it. */
export function useTextActions({ source }: TextsRequest, drafts: TextDraftEditor) {
  const check = useTextCheck(source);
  const [chosen, setChosen] = useState<ReadonlyMap<string, TextEntry>>(new Map());
  const toggle = (entry: TextEntry): void => {
    const next = new Map(chosen);
    if (entry.key !== undefined && !next.delete(entry.key)) next.set(entry.key, entry);
    setChosen(next);
  };
  const clear = (): void => setChosen(new Map());
  const remove = (): void => {
    const rows = [...chosen].map(([key, entry]) => ({ key, stored: storedOf(entry) }));
    drafts.change((before) => markRemoved(before, rows, true));
    clear();
  };
  const stale = [...chosen.values()].flatMap(({ row }) => (row ? staleChecks(row) : []));
  const handleCheck = async (): Promise<void> => {
    if (await check(stale)) clear();
  };
  const canRemove = [...chosen.values()].some((entry) => textPlaceOf(entry) === null);
  const bar: ReactNode =
    chosen.size === 0 ? null : (
      <SelectionBar
        count={chosen.size}
        onCheck={stale.length > 0 ? () => void handleCheck() : null}
        onRemove={canRemove ? remove : null}
        onClear={clear}
      />
    );
  return { selected: new Set(chosen.keys()), toggle, check, bar };
}

/** Says of every language that is behind that it is still right. */
export function staleChecks({ module, recordId, path, stale }: TextRow): TextCheck[] {
  return LANGUAGES.filter((language) => stale[language] !== undefined).map((language) => ({
    module,
    recordId,
    path,
    language,
    isCurrent: true,
  }));
}

/** Says that texts are still right for what their source reads now; it can be taken back. Answers whether it was done. */
function useTextCheck(source: Language): (checks: readonly TextCheck[]) => Promise<boolean> {
  const { t } = useTranslation('texts');
  const { message } = App.useApp();
  const notice = useUndoNotice();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const send = async (checks: readonly TextCheck[]): Promise<boolean> => {
    try {
      await saveTextChecks(branch, { source, checks: [...checks] });
      await queryClient.invalidateQueries({ queryKey: queryKeys.module(textsPlace(branch)) });
      return true;
    } catch (error) {
      void message.error(errorMessage(error));
      return false;
    }
  };
  return async (checks) => {
    const isSaved = await send(checks);
    if (!isSaved) return false;
    notice(t('checked', { count: checks.length }), () => {
      void send(checks.map((each) => ({ ...each, isCurrent: !each.isCurrent })));
    });
    return true;
  };
}

type SelectionBarProps = {
  readonly count: number;
  readonly onCheck: (() => void) | null;
  /** Null: none of the lines is a text that can be deleted by itself. */
  readonly onRemove: (() => void) | null;
  readonly onClear: () => void;
};

function SelectionBar({ count, onCheck, onRemove, onClear }: SelectionBarProps) {
  const { t } = useTranslation('texts');
  const { t: list } = useTranslation('list');
  const { t: tc } = useTranslation();
  return (
    <div className={`${toolbarStyles.toolbar} ${toolbarStyles.selection}`}>
      <span className={toolbarStyles.count}>{list('selected', { count })}</span>
      {onCheck ? (
        <Button icon={<CheckOutlined />} onClick={onCheck}>
          {t('stillRight')}
        </Button>
      ) : null}
      {onRemove ? (
        <Button icon={<DeleteOutlined />} onClick={onRemove}>
          {tc('delete')}
        </Button>
      ) : null}
      <div className={toolbarStyles.looks}>
        <Button type="text" icon={<CloseOutlined />} onClick={onClear} aria-label={list('clearSelection')} />
      </div>
    </div>
  );
}
