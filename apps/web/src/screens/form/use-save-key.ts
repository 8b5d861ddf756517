import { useEffect, useEffectEvent } from 'react';

const IS_MAC = navigator.platform.startsWith('Mac');

/** How this machine's keyboard spells the shortcut. */
export const SAVE_KEYS = IS_MAC ? '⌘S' : 'Ctrl S';

/** Saves on ⌘S or Ctrl S, wherever the focus is; once for each press, and not behind a dialog. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

const DIALOGS = '[aria-modal="true"], dialog[open]';

/** A dialog that was closed may stay on the page, hidden. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(DIALOGS)].some((dialog) => dialog.checkVisibility());
