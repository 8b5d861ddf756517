import { SearchOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { searchLinksQuery, type SearchHit } from '../api/search-links.ts';
import { Kbd } from '../ui/kbd.tsx';
import styles from './quick-search.module.css';
import { SearchHits } from './search-hits.tsx';

const IS_MAC = navigator.userAgent.includes('Mac');

/** Finds screens by name and jumps to them. */
export function QuickSearch() {
  const { t } = useTranslation('layout');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchBox(input);
  const { hits, active } = search;
  useFocusShortcut(input);
  return (
    <div className={styles.search} role="search">
      <SearchOutlined className={styles.icon} aria-hidden />
      <input
        ref={input}
        className={styles.input}
        value={search.text}
        placeholder={t('quickSearch')}
        aria-label={t('quickSearch')}
        role="combobox"
        aria-expanded={hits !== undefined}
        aria-controls={listId}
        aria-activedescendant={hits?.[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => search.type(event.target.value)}
        onFocus={search.open}
        onBlur={search.close}
        onKeyDown={search.handleKeyDown}
      />
      <span className={styles.hint} aria-hidden="true">
        <Kbd>{IS_MAC ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
      {hits ? <SearchHits id={listId} hits={hits} active={active} onChoose={search.choose} /> : null}
    </div>
  );
}

function useSearchBox(input: RefObject<HTMLInputElement | null>) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...searchLinksQuery(useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
  });
  const hits = isOpen && text.trim() !== '' ? data : undefined;

  const choose = (hit: SearchHit): void => {
    setText('');
    input.current?.blur();
    void router.navigate({ to: hit.to });
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    const count = hits?.length ?? 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setActive((now) => (now + step + count) % count);
    }
    const hit = hits?.[active];
    if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) choose(hit);
    if (event.key === 'Escape') input.current?.blur();
  };

  const type = (next: string): void => {
    setText(next);
    setActive(0);
    setOpen(true);
  };

  return {
    text,
    active,
    hits,
    choose,
    handleKeyDown,
    type,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

function useFocusShortcut(input: RefObject<HTMLInputElement | null>): void {
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
