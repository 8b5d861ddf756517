import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from './command-palette.tsx';
import { QuickSearch } from './quick-search.tsx';
import styles from './quick-search.module.css';

/**
 * The search box of the header, and the palette that its keys open from anywhere. The palette is
 * loaded with it: letters typed right after its keys must find its box.
 */
export function SearchArea({ isPhone }: { readonly isPhone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <>
      {isPhone ? (
        <SearchButton onClick={() => setOpen(true)} />
      ) : (
        <QuickSearch onOpenPalette={() => setOpen(true)} />
      )}
      {isOpen ? <CommandPalette onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SearchButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('search');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('paletteOpen')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <SearchOutlined aria-hidden />
    </button>
  );
}
