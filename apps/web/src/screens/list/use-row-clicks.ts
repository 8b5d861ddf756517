import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { editPath } from '../../engine/module-paths.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';

/** What answers a press itself; the cells of the checkbox and of the menu are hit beside them. */
const CONTROLS = 'a, button, input, label, [role="button"], [data-control]';
const MIDDLE_BUTTON = 1;

/** A press anywhere in a row opens its record; with Ctrl, Shift or the middle button in a new tab. */
export function useRowClicks({ module, rows }: ModuleList) {
  const router = useRouter();

  const open = (event: MouseEvent, isNewTab: boolean): void => {
    const record = rows[rowAt(event.target)];
    if (record === undefined) return;
    const to = editPath(module, record.recordId);
    if (isNewTab) window.open(router.buildLocation({ to }).href, '_blank');
    else void router.navigate({ to });
  };

  return {
    handleClick: (event: MouseEvent): void => {
      // Selecting a text to copy it does not open the row.
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (!isSelecting) open(event, event.ctrlKey || event.metaKey || event.shiftKey);
    },
    handleAuxClick: (event: MouseEvent): void => {
      if (event.button === MIDDLE_BUTTON) open(event, true);
    },
    /** The middle button would begin to scroll. */
    handleMouseDown: (event: MouseEvent): void => {
      if (event.button === MIDDLE_BUTTON && rowAt(event.target) >= 0) event.preventDefault();
    },
  };
}

/** The row that was hit; -1: none, or a control in it. What opens above the page is no part of a row. */
function rowAt(target: EventTarget): number {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return -1;
  const row = target.closest<HTMLElement>('tr[data-index]');
  return row === null ? -1 : Number(row.dataset['index']);
}
