import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusCell, isGridKey } from '../../ui/table/focus-cell.ts';
import { storedOf, type TextEntries } from './text-entries.ts';
import { readPastedTexts, typeTexts, type PastedTexts } from './paste-texts.ts';
import { markRemoved, textIn, typeText } from './text-drafts.ts';
import type { TextDraftEditor } from './use-text-drafts.ts';

/** Column 0 is the key, the others the languages in their order. */
export type TextCell = { readonly row: number; readonly column: number };

type Options = {
  readonly entries: TextEntries;
  readonly drafts: TextDraftEditor;
  readonly pageSize: number;
  readonly scrollTo: (row: number) => void;
  readonly onToggle: (key: string) => void;
};

/** The cell being typed into. `isTouched`: something was typed, so that leaving by Escape takes it back. */
type Edit = TextCell & { readonly start: string; readonly isTouched: boolean };

/** Moving and typing as in any spreadsheet; a text may have several lines. */
export function useTextKeys(options: Options) {
  const cells = useTextCells(options);
  const { active, edit, startEdit, endEdit, moveTo } = cells;
  const { entries, drafts, pageSize, onToggle } = options;

  const handleEditKey = (event: KeyboardEvent<HTMLElement>, cell: Edit): void => {
    const step = editStep(event);
    if (step === null) return;
    event.preventDefault();
    endEdit(event.key !== 'Escape');
    moveTo(event.currentTarget, nextCell(cell, step));
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (edit !== null) {
      handleEditKey(event, edit);
      return;
    }
    if (!isGridKey(event)) return;
    const grid = event.currentTarget;
    const act = gridAction(event, {
      pageSize,
      last: entries.count - 1,
      active,
      moveTo: (cell) => moveTo(grid, cell),
      startEdit: (typed) => startEdit(active, typed),
      clear: cells.clear,
      toggle: () => {
        const { key } = entries.at(active.row);
        if (key !== undefined) onToggle(key);
      },
      undo: drafts.undo,
    });
    if (act === null) return;
    event.preventDefault();
    act();
  };

  return {
    ...cells,
    handleKeyDown,
    textOf: () => textOf(entries, active),
    paste: (pasted: string) => pasteTexts(options, active, pasted),
  };
}

/** Spreadsheet cells from the active one on, as one step. */
function pasteTexts({ entries, drafts }: Options, active: TextCell, pasted: string): PastedTexts {
  const found = readPastedTexts(entries, active, pasted);
  if (found.texts.length > 0) drafts.change((before) => typeTexts(before, found.texts));
  return found;
}

/** Which cell has the focus, which one is typed into, and what typing does to the drafts. */
function useTextCells({ entries, drafts, scrollTo }: Options) {
  const [active, setActive] = useState<TextCell>({ row: 0, column: 1 });
  const [edit, setEdit] = useState<Edit | null>(null);

  const write = (cell: TextCell, text: string, isAmended: boolean): void => {
    const place = placeOf(entries, cell);
    if (place === null) return;
    const { entry, key, language } = place;
    const change = isAmended ? drafts.amend : drafts.change;
    change((before) => typeText(before, key, storedOf(entry), language, text));
  };

  return {
    active,
    edit,
    setActive,
    moveTo: (grid: Element, { row, column }: TextCell): void => {
      const next = { row: clamp(row, entries.count), column: clamp(column, LANGUAGES.length + 1) };
      // What was typed into is gone before the focus moves: it is not left a second time.
      flushSync(() => setActive(next));
      scrollTo(next.row);
      focusCell(grid, next, { preventScroll: true });
    },
    /** `typed`: in place of the text there; an input method begins with nothing. */
    startEdit: (cell: TextCell, typed?: string): void => {
      const place = placeOf(entries, cell);
      if (place === null || place.entry.draft?.isRemoved === true) return;
      setActive(cell);
      const isTouched = typed !== undefined && typed !== '';
      setEdit({ ...cell, start: typed ?? textOf(entries, cell), isTouched });
      if (isTouched) write(cell, typed, false);
    },
    handleText: (text: string): void => {
      if (edit === null) return;
      write(edit, text, edit.isTouched);
      if (!edit.isTouched) setEdit({ ...edit, isTouched: true });
    },
    endEdit: (isKept: boolean): void => {
      if (edit?.isTouched === true && !isKept) drafts.undo();
      setEdit(null);
    },
    /** A text goes empty; a key is marked to be deleted, or not any more. */
    clear: (): void => {
      const entry = entries.at(active.row);
      const { key } = entry;
      if (active.column > 0) write(active, '', false);
      else if (key !== undefined) {
        const isRemoved = entry.draft?.isRemoved !== true;
        drafts.change((before) => markRemoved(before, [{ key, stored: storedOf(entry) }], isRemoved));
      }
    },
  };
}

/** The text that a cell holds; null for keys, and for rows that are on their way. */
function placeOf(entries: TextEntries, { row, column }: TextCell) {
  const entry = entries.at(row);
  const language = LANGUAGES[column - 1];
  const { key } = entry;
  return key === undefined || language === undefined ? null : { entry, key, language };
}

export type TextKeys = ReturnType<typeof useTextKeys>;

function textOf(entries: TextEntries, { row, column }: TextCell): string {
  const { key, row: stored, draft } = entries.at(row);
  const language: Language | undefined = LANGUAGES[column - 1];
  return language === undefined ? (key ?? '') : textIn(draft?.data ?? stored?.record.data, language);
}

type Actions = {
  readonly pageSize: number;
  readonly last: number;
  readonly active: TextCell;
  readonly moveTo: (cell: TextCell) => void;
  readonly startEdit: (typed?: string) => void;
  readonly clear: () => void;
  readonly toggle: () => void;
  readonly undo: () => void;
};

/** What a key means on a cell that is not being typed into. */
function gridAction(event: KeyboardEvent, actions: Actions): (() => void) | null {
  const { key } = event;
  const target = moveTarget(event, actions);
  if (target !== null) return () => actions.moveTo(target);
  if (event.ctrlKey || event.metaKey) return key === 'z' ? actions.undo : null;
  if (actions.active.column === 0 && key === ' ') return actions.toggle;
  if (key === 'Enter' || key === 'F2') return () => actions.startEdit();
  if (key === 'Delete' || key === 'Backspace') return actions.clear;
  return key.length === 1 && !event.altKey ? () => actions.startEdit(key) : null;
}

function moveTarget(event: KeyboardEvent, { active, pageSize, last }: Actions): TextCell | null {
  const { row, column } = active;
  const isFar = event.ctrlKey || event.metaKey;
  const targets: Readonly<Record<string, TextCell>> = {
    ArrowDown: { row: isFar ? last : row + 1, column },
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageDown: { row: row + pageSize, column },
    PageUp: { row: row - pageSize, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last : row, column: LANGUAGES.length },
  };
  return targets[event.key] ?? null;
}

type Step = 'down' | 'next' | 'previous' | 'stay';

/** Where the keys that end typing lead. With Shift or Alt, Enter begins a new line. */
function editStep(event: KeyboardEvent): Step | null {
  // Enter also ends a word in an input method for Chinese or Japanese; that one stays in the cell.
  if (event.nativeEvent.isComposing) return null;
  if (event.key === 'Enter') return event.shiftKey || event.altKey ? null : 'down';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return event.key === 'Escape' ? 'stay' : null;
}

/** Tab goes from language to language and on to the next key, never to the key itself. */
function nextCell({ row, column }: TextCell, step: Step): TextCell {
  if (step === 'down') return { row: row + 1, column };
  if (step === 'next')
    return column < LANGUAGES.length ? { row, column: column + 1 } : { row: row + 1, column: 1 };
  if (step === 'previous')
    return column > 1 ? { row, column: column - 1 } : { row: row - 1, column: LANGUAGES.length };
  return { row, column };
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}
