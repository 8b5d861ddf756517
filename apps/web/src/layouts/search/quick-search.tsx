import { SearchOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/text/kbd.tsx';
import field from '../../ui/text/search-field.module.css';
import styles from './quick-search.module.css';
import { SearchHits } from './search-hits.tsx';
import { SearchInput } from './search-input.tsx';
import { useHitKeys } from './use-hit-keys.ts';
import { useSearchHits } from './use-search-hits.ts';

const IS_MAC = navigator.userAgent.includes('Mac');

type QuickSearchProps = { readonly onOpenPalette: () => void };

/** Finds screens and records by name and jumps to them. */
export function QuickSearch({ onOpenPalette }: QuickSearchProps) {
  const { t } = useTranslation('layout');
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useSearchHits(text);
  const isShown = isOpen && found.hits !== undefined;
  const { active, choose, handleKeyDown, restart } = useHitKeys(found, () => {
    setText('');
    input.current?.blur();
  });

  const handleType = (next: string) => {
    setText(next);
    setOpen(true);
    restart();
  };

  return (
    <div className={styles.search} role="search">
      <SearchOutlined className={styles.icon} aria-hidden />
      <SearchInput
        ref={input}
        className={`${field.input} ${styles.input}`}
        label={t('quickSearch')}
        text={text}
        listId={listId}
        active={isShown && found.hits?.[active] ? active : null}
        onType={handleType}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={handleKeyDown}
      />
      <PaletteButton onClick={onOpenPalette} />
      {isShown ? (
        <div className={styles.drop}>
          <SearchHits id={listId} {...found} active={active} onChoose={choose} />
        </div>
      ) : null}
    </div>
  );
}

function PaletteButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('search');
  return (
    <button
      type="button"
      className={styles.hint}
      aria-label={t('paletteOpen')}
      aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
      title={t('paletteOpen')}
      onClick={onClick}
    >
      <Kbd>{IS_MAC ? '⌘K' : 'Ctrl K'}</Kbd>
    </button>
  );
}
