import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/text/kbd.tsx';
import field from '../../ui/text/search-field.module.css';
import { useSlash } from '../../ui/layout/use-slash.ts';
import styles from './search-box.module.css';

type SearchBoxProps = { readonly value: string; readonly onSearch: (text: string) => void };

const PAUSE_MS = 200;

/** Finds records by id or by name in any language. The `/` key leads here, the arrow down on to the records. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('list');
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const ask = useAsk(onSearch);
  const [seen, setSeen] = useState(value);
  const [awaited, setAwaited] = useState<string | null>(null);
  // The address may change from elsewhere (back, clear filters): the box follows it, but never takes
  // away what was typed since it asked.
  if (seen !== value) {
    setSeen(value);
    if (awaited === null) setText(value);
    else if (awaited === value) setAwaited(null);
  }
  useSlash(input);

  const handleChange = (next: string) => {
    const query = next.trim();
    setText(next);
    setAwaited(query === value ? null : query);
    ask(query);
  };

  const handleKeyDown: KeyboardEventHandler = (event) => {
    if (event.key === 'Escape') handleChange('');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  };

  return (
    <div className={styles.search}>
      <SearchOutlined className={styles.icon} aria-hidden />
      <input
        ref={input}
        className={`${field.input} ${styles.input}`}
        type="search"
        value={text}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {text === '' ? (
        <span className={styles.hint} aria-hidden="true">
          <Kbd>/</Kbd>
        </span>
      ) : null}
    </div>
  );
}

/** Asks once typing pauses: the list as it is then, and not after it was left. */
function useAsk(onSearch: (text: string) => void): (query: string) => void {
  const timer = useRef<number>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (query) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search.current(query), PAUSE_MS);
  };
}
