import { SearchOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { searchLinksQuery, type SearchHit } from '../api/search-links.ts';
import { Kbd } from '../ui/kbd.tsx';
import styles from './quick-search.module.css';

const IS_MAC = navigator.userAgent.includes('Mac');

/** Finds screens by name and jumps to them. */
export function QuickSearch() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { data: hits } = useQuery({ ...searchLinksQuery(useDeferredValue(text.trim())), placeholderData: keepPreviousData });
  const shown = isOpen && text.trim() !== '' ? hits : undefined;
  useFocusShortcut(input);

  const handleChoose = (hit: SearchHit) => {
    setText('');
    setOpen(false);
    input.current?.blur();
    void router.navigate({ to: hit.to });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const count = shown?.length ?? 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setActive((now) => (now + step + count) % count);
    }
    const hit = shown?.[active];
    if (event.key === 'Enter' && hit) handleChoose(hit);
    if (event.key === 'Escape') input.current?.blur();
  };

  return (
    <div className={styles.search} role="search">
      <SearchOutlined className={styles.icon} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        value={text}
        placeholder={t('quickSearch')}
        aria-label={t('quickSearch')}
        role="combobox"
        aria-expanded={shown !== undefined}
        aria-controls={listId}
        aria-activedescendant={shown?.[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKeyDown}
      />
      <span className={styles.hint} aria-hidden="true">
        <Kbd>{IS_MAC ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
      {shown ? <Hits id={listId} hits={shown} active={active} onChoose={handleChoose} /> : null}
    </div>
  );
}

type HitsProps = {
  readonly id: string;
  readonly hits: readonly SearchHit[];
  readonly active: number;
  readonly onChoose: (hit: SearchHit) => void;
};

function Hits({ id, hits, active, onChoose }: HitsProps) {
  const { t } = useTranslation('layout');
  if (hits.length === 0) return <p className={`${styles.hits} ${styles.none}`}>{t('noMatch')}</p>;
  return (
    <ul className={styles.hits} id={id} role="listbox">
      {hits.map((hit, index) => (
        <li
          key={hit.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.hit}
          // The input keeps the focus; a press must not take it away before the choice is made.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
        >
          {t('foundOn', { name: hit.name })}
        </li>
      ))}
    </ul>
  );
}

function useFocusShortcut(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [input]);
}
