import { useLayoutEffect, useMemo, useRef, type DragEvent, type KeyboardEvent } from 'react';

export type RowDrag = {
  readonly handle: (index: number) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  readonly target: (index: number) => {
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Reordering by mouse and by the arrow keys on a row's handle; the same object for as long as the table lives. */
export function useRowDrag(onMove: (from: number, to: number) => void): RowDrag {
  const from = useRef<number | null>(null);
  const move = useRef(onMove);
  useLayoutEffect(() => {
    move.current = onMove;
  });
  return useMemo(
    () => ({
      handle: (index) => ({
        draggable: true,
        onDragStart: (event) => {
          from.current = index;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', String(index));
        },
        onKeyDown: (event) => {
          const step = STEPS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          move.current(index, index + step);
          keepFocus(event.currentTarget);
        },
      }),
      target: (index) => ({
        onDragOver: (event) => {
          if (from.current === null) return;
          event.preventDefault();
          event.currentTarget.dataset['over'] = from.current < index ? 'below' : 'above';
        },
        onDragLeave: (event) => {
          delete event.currentTarget.dataset['over'];
        },
        onDrop: (event) => {
          delete event.currentTarget.dataset['over'];
          if (from.current === null) return;
          event.preventDefault();
          move.current(from.current, index);
          from.current = null;
        },
      }),
    }),
    [],
  );
}

/** A row that is put elsewhere in the page loses the focus: it gets it back once it is there. */
function keepFocus(handle: HTMLElement): void {
  requestAnimationFrame(() => handle.focus());
}
