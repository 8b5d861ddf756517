import { flushSync } from 'react-dom';
import { afterPaint, noteKey } from '../layout/after-paint.ts';

/*
 * What is typed into a box is shown by the box, at once. Other components that show its value are updated
 * after the paint, or before the user does anything but keep typing in the same box: no action ever sees an
 * outdated value.
 */

/** Listeners to call after the paint. */
const behind = new Set<() => void>();
/** For boxes that are ahead of the other components: functions that reset each to the value it is given. */
const ahead = new Set<() => void>();
let box: Node | null = null;
let isTyping = false;

const DEEDS = ['keydown', 'input', 'pointerdown', 'click', 'focusout', 'paste', 'drop', 'submit'] as const;
/** Keys beside those of letters that change a text, or tell that an input method takes the key. */
const TYPED_KEYS: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'Shift',
  'Process',
  'Dead',
  'Unidentified',
]);

/**
 * Calls `change` for what the user typed into an element that shows it already. `forget`: what to do when
 * the value is changed otherwise before it is drawn.
 */
export function typeInto(element: Node, change: () => void, forget?: () => void): void {
  noteKey();
  box = element;
  if (forget !== undefined) ahead.add(forget);
  isTyping = true;
  try {
    change();
  } finally {
    isTyping = false;
  }
}

/** Calls a listener of values: after the paint for what is being typed, at once for everything else. */
export function tell(listener: () => void): void {
  if (isTyping) {
    if (behind.size === 0) watchDeeds();
    behind.add(listener);
    return;
  }
  behind.delete(listener);
  for (const forget of ahead) forget();
  ahead.clear();
  listener();
}

/** The listener hears nothing of what was typed until now. */
export function stopTelling(listener: () => void): void {
  behind.delete(listener);
}

/** Reports what was typed so far, before code changes a value that is being typed. */
export function drawTyped(): void {
  if (!isTyping && behind.size > 0) flushSync(tellAll);
}

function watchDeeds(): void {
  afterPaint(tellAll);
  for (const deed of DEEDS) window.addEventListener(deed, handleDeed, { capture: true });
}

function tellAll(): void {
  for (const deed of DEEDS) window.removeEventListener(deed, handleDeed, { capture: true });
  const listeners = [...behind];
  behind.clear();
  ahead.clear();
  for (const listener of listeners) listener();
}

function handleDeed(event: Event): void {
  if (!isTypedOn(event)) drawTyped();
}

/** Whether an event is another key in the same box. */
function isTypedOn(event: Event): boolean {
  if (!(event.target instanceof Node) || box?.contains(event.target) !== true) return false;
  if (!(event instanceof KeyboardEvent)) return event.type === 'input';
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return event.key.length === 1 || TYPED_KEYS.has(event.key);
}
