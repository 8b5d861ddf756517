import { htmlLang, LANGUAGE_NAMES } from '../../i18n/language.ts';
import type { Language } from '@quartermaster/domain/core/language';
import { characterCount } from '@quartermaster/domain/fields/text-checks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './text-grid.module.css';

type CellEditorProps = {
  readonly language: Language;
  readonly start: string;
  readonly maxChars: number | null;
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
};

/** Typing into a cell: it grows with its text and counts where the place in the game is short. */
export function CellEditor({ language, start, maxChars, onText, onEnd }: CellEditorProps) {
  const [text, setText] = useState(start);
  const area = useRef<HTMLTextAreaElement>(null);
  // The cell was chosen by a key or a press: typing goes on in it, at once.
  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  const change = (next: string): void => {
    setText(next);
    onText(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Browsers begin a new line for Shift only.
    if (event.key !== 'Enter' || !event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
    change(`${value.slice(0, selectionStart)}\n${value.slice(selectionEnd)}`);
  };
  const count = characterCount(text);
  return (
    <div className={styles.editor}>
      <textarea
        ref={area}
        className={styles.area}
        lang={htmlLang(language)}
        aria-label={LANGUAGE_NAMES[language]}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={onEnd}
      />
      {maxChars === null ? null : (
        <span className={styles.counter} data-over={count > maxChars}>
          {count}/{maxChars}
        </span>
      )}
    </div>
  );
}
