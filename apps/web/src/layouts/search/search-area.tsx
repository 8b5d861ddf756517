import { useEffect, useState } from 'react';
import { CommandPalette } from './command-palette.tsx';
import { QuickSearch } from './quick-search.tsx';

/**
 * The search box of the header, and the palette that its keys open from anywhere. The palette is
 * loaded with it: letters typed right after its keys must find its box.
 */
export function SearchArea() {
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
      <QuickSearch onOpenPalette={() => setOpen(true)} />
      {isOpen ? <CommandPalette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
