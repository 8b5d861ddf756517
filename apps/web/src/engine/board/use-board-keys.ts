import { useRef, useState, type KeyboardEvent } from 'react';
import { squareBeside, type BoardLayout, type Square } from './board-layout.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type BoardActions = {
  readonly select: (square: Square) => void;
  readonly open: (square: Square) => void;
  /** Absent if cells cannot be moved. */
  readonly move?: ((square: Square, to: readonly [number, number]) => void) | undefined;
  readonly add?: ((square: Square) => void) | undefined;
  readonly remove?: ((square: Square) => void) | undefined;
  readonly link?: ((square: Square) => void) | undefined;
  readonly cancel: () => void;
  readonly undo: (() => void) | undefined;
};

/** One square of a board takes the focus; keys go from there to the next one. */
export function useBoardKeys(layout: BoardLayout, selected: string | null, actions: BoardActions) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const start = layout.squares.find(({ cells }) => selected !== null && cells.includes(selected));
  const active = layout.squares.find(({ id }) => id === focused) ?? start ?? layout.squares[0];
  const focus = (square: Square): void => {
    setFocused(square.id);
    box.current?.querySelector<HTMLElement>(`[data-square="${square.id}"]`)?.focus();
    actions.select(square);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (active === undefined) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const act = isCommand ? commandOf(event, actions) : actionOf(event, active, layout, actions, focus);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return { box, active, setFocused, focus, handleKeyDown };
}

function commandOf({ key, shiftKey, altKey }: KeyboardEvent, { undo }: BoardActions): (() => void) | null {
  return key.toLowerCase() === 'z' && !shiftKey && !altKey ? (undo ?? null) : null;
}

function actionOf(
  event: KeyboardEvent,
  active: Square,
  layout: BoardLayout,
  actions: BoardActions,
  focus: (square: Square) => void,
): (() => void) | null {
  const way = ARROWS[event.key];
  if (way !== undefined && event.altKey) return moveBy(active, layout, way, actions, focus);
  if (event.altKey) return null;
  if (way !== undefined) {
    const next = squareBeside(layout, active, way);
    return () => {
      if (next !== null) focus(next);
    };
  }
  if (event.key === 'Home' || event.key === 'End') {
    const end = event.key === 'Home' ? layout.squares[0] : layout.squares.at(-1);
    return end === undefined ? null : () => focus(end);
  }
  const isFree = active.cells.length === 0;
  if (event.key === 'Enter') return () => (isFree ? actions.add?.(active) : actions.open(active));
  if (event.key === 'Escape') return actions.cancel;
  const { add, remove, link } = actions;
  if (event.key === 'Insert' && isFree && add) return () => add(active);
  if (event.key === 'Delete' && !isFree && remove) return () => remove(active);
  if (event.key.toLowerCase() === 'l' && !isFree && link) return () => link(active);
  return null;
}

function moveBy(
  active: Square,
  layout: BoardLayout,
  [right, down]: readonly [number, number],
  { move }: BoardActions,
  focus: (square: Square) => void,
): (() => void) | null {
  const [column, row] = [active.column + right, active.row + down];
  const isIn = column >= 0 && row >= 0 && column < layout.columns && row < layout.rows;
  if (move === undefined || active.cells.length === 0 || !isIn) return () => undefined;
  return () => {
    move(active, [column + layout.origin.column, row + layout.origin.row]);
    focus({ ...active, id: `${column}:${row}`, column, row });
  };
}
