import { isTextBox } from '../../ui/text/edit-history.ts';

/**
 * Knows in which text boxes something was typed since the last step of the form: there, undo is the box's own first.
 * Once the box shows what it showed before, the next undo is the form's.
 */
export function createTypedBoxes() {
  let shownBefore = new WeakMap<EventTarget, string>();
  return {
    /** Called before each key and each input. */
    see: (target: EventTarget | null): void => {
      if (isTextBox(target) && !shownBefore.has(target)) shownBefore.set(target, target.value);
    },
    isTyped: (target: EventTarget | null): boolean =>
      isTextBox(target) && shownBefore.has(target) && shownBefore.get(target) !== target.value,
    forget: (): void => {
      shownBefore = new WeakMap();
    },
  };
}
