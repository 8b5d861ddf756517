type EditHistory = {
  /** Takes note of what the box shows, by whatever it was changed. */
  readonly see: (shown: string) => void;
  /** The text before the last edit, given what the box shows; null: there was none. */
  readonly undo: (shown: string) => string | null;
  /** The text that the last undo took back; null: there is none. */
  readonly redo: (shown: string) => string | null;
};

/** What a box showed, one entry for each edit: a key, a pasted text, a step of the arrow keys. */
export function createEditHistory(): EditHistory {
  const past: string[] = [];
  const future: string[] = [];
  let now: string | null = null;
  let isJustSet = false;
  const see = (shown: string): void => {
    // A text that is put back may be rounded by its box; that is no edit, or undo would never end.
    if (now !== null && now !== shown && !isJustSet) {
      past.push(now);
      future.length = 0;
    }
    now = shown;
    isJustSet = false;
  };
  const move = (from: string[], to: string[]) => (shown: string) => {
    see(shown);
    const text = from.pop();
    if (text === undefined) return null;
    to.push(shown);
    now = text;
    isJustSet = true;
    return text;
  };
  return { see, undo: move(past, future), redo: move(future, past) };
}

/**
 * Takes over Ctrl+Z and Ctrl+Y of the text box within an element, where code sets what the box shows:
 * the browser then takes back several edits with one press, or none. The answer ends it.
 */
export function listenForUndo(element: HTMLElement): () => void {
  const history = createEditHistory();
  const handle = (event: Event): void => {
    const box = event.target;
    if (!isTextBox(box) || (event as InputEvent).isComposing) return;
    const move = moveOf(event);
    if (move === null) return history.see(box.value);
    event.preventDefault();
    const text = history[move](box.value);
    if (text !== null) showAsTyped(box, text);
  };
  for (const name of EVENTS) element.addEventListener(name, handle);
  return () => {
    for (const name of EVENTS) element.removeEventListener(name, handle);
  };
}

const EVENTS = ['beforeinput', 'input', 'compositionend', 'keydown'] as const;

export const isTextBox = (target: EventTarget | null): target is HTMLInputElement =>
  target !== null && 'value' in target;

/** What an event asks for: a key, or an entry of the browser's own menu. */
function moveOf(event: Event): 'undo' | 'redo' | null {
  if (event.type === 'beforeinput') {
    const { inputType } = event as InputEvent;
    return inputType === 'historyUndo' ? 'undo' : inputType === 'historyRedo' ? 'redo' : null;
  }
  return event.type === 'keydown' ? undoKey(event as KeyboardEvent) : null;
}

/** What a key asks for: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, or the same with ⌘. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

/** Sets the text the way that React hears of: past the setter with which it follows its own changes. */
function showAsTyped(box: HTMLInputElement, text: string): void {
  Reflect.set(Object.getPrototypeOf(box) as object, 'value', text, box);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
