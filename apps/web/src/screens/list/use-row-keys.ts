import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react';
import type { RecordRow } from '../../api/list-records.ts';
import { takeOpened } from '../../engine/list/opened-record.ts';
import { editPath } from '../../engine/module-paths.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import type { RecordActions } from './use-record-actions.tsx';

type RowKeys = {
  readonly list: ModuleList;
  readonly actions: RecordActions;
  readonly scrollTo: (index: number) => void;
  /** What the table scrolls in. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/** Arrow keys go from row to row, with Alt they move the row; Enter opens, Space selects, E edits many, Delete asks to delete. */
export function useRowKeys({ list, actions, scrollTo, scroller }: RowKeys) {
  const navigate = useNavigate();
  const [focusIndex, setFocusIndex] = useState(0);
  const last = list.rows.length - 1;

  const focusRow = (table: HTMLElement, index: number): void => {
    setFocusIndex(index);
    scrollTo(index);
    // A row outside the window is drawn after scrolling; it can take the focus only then.
    requestAnimationFrame(() => table.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus());
  };

  const goOnAtOpened = useEffectEvent(() => {
    const recordId = takeOpened(list.module.key);
    const index = list.rows.findIndex((row) => row.recordId === recordId);
    const table = scroller.current?.querySelector('table');
    if (index >= 0 && table && isFocusNowhere()) focusRow(table, index);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => goOnAtOpened());
    return () => cancelAnimationFrame(frame);
  }, []);

  const chosenOr = (record: RecordRow): readonly RecordRow[] =>
    list.selection.count > 0 ? list.selection.rows : [record];

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof HTMLTableRowElement ? event.target : null;
    if (!row) return;
    const index = Number(row.dataset['index']);
    const record = list.rows[index];
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey && record) return moveByKey(event, record, actions);
    const target = {
      ArrowDown: Math.min(index + 1, last),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    const act: (() => void) | undefined = {
      Enter: () => record && void navigate({ to: editPath(list.module, record.recordId) }),
      ' ': () => record && list.selection.toggle(record.recordId),
      e: () => record && actions.editMany(chosenOr(record)),
      Delete: () => record && actions.remove(chosenOr(record)),
    }[event.key];
    if (target === undefined && !act) return;
    event.preventDefault();
    if (target !== undefined) focusRow(event.currentTarget, target);
    act?.();
  };

  return { focusIndex: Math.min(focusIndex, Math.max(last, 0)), handleKeyDown };
}

/** The page that had the focus is gone: at most what is around every page has it. */
function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.tagName === 'MAIN';
}

function moveByKey(event: KeyboardEvent<HTMLElement>, record: RecordRow, { move }: RecordActions): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || move === null) return;
  event.preventDefault();
  move(record, by);
}
