import type { SubmitEvent } from 'react';
import field from './search-field.module.css';
import styles from './search-form.module.css';
import { useAskedText } from './use-kept-text.ts';

type SearchFormProps = {
  /** Its name, whatever the language. */
  readonly box: string;
  readonly label: string;
  /** What the address asks for. */
  readonly asked: string;
  readonly onAsk: (text: string) => void;
};

const MAX_TEXT = 100;

/** One text to look for, asked on Enter, as the address changes with it. */
export function SearchForm({ box, label, asked, onAsk }: SearchFormProps) {
  const [text, setText] = useAskedText(box, asked);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(text.trim());
  };
  return (
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <input
        className={`${field.input} ${styles.box}`}
        type="search"
        value={text}
        maxLength={MAX_TEXT}
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
