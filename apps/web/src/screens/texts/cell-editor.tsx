import { htmlLang, LANGUAGE_NAMES } from '../../i18n/language.ts';
import type { Language } from '@quartermaster/domain/core/language';
import { characterCount } from '@quartermaster/domain/fields/text-checks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './text-grid.module.css';

type CellEditorProps = {
  readonly language: Language;
  /** What the cell shows. */
  readonly text: string;
  /** What the typing began with; null: the cell is only selected. */
  readonly start: string | null;
  readonly maxChars: number | null;
  readonly onStart: (typed: string) => void;
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
};

/**
 * Typing into a cell: it grows with its text and counts where the place in the game is short. Transparent while the cell is
 * only selected.
 */
export function CellEditor({ language, start, maxChars, onStart, onEnd, ...props }: CellEditorProps) {
  const [text, setText] = useState(start ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const box = area.current;
    if (box === null) return;
    // The cell was chosen by a key or a press: typing goes on in it, at once.
    if (start !== null) box.focus();
    setText(start ?? '');
  }, [start]);
  const change = (next: string): void => {
    setText(next);
    if (start === null) onStart(next);
    else props.onText(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Browsers begin a new line for Shift only.
    if (start === null || event.key !== 'Enter' || !event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
    change(`${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`);
  };
  const count = characterCount(text);
  return (
    <div className={start === null ? styles.transparent : styles.editor}>
      <textarea
        ref={area}
        className={styles.area}
        data-typing
        lang={htmlLang(language)}
        aria-label={start === null ? `${LANGUAGE_NAMES[language]}: ${props.text}` : LANGUAGE_NAMES[language]}
        value={text}
        onCompositionStart={() => {
          if (start === null) onStart('');
        }}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={onEnd}
      />
      {maxChars === null || start === null ? null : (
        <span className={styles.counter} data-over={count > maxChars}>
          {count}/{maxChars}
        </span>
      )}
    </div>
  );
}
