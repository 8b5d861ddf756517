import { Suspense, useEffect, useState } from 'react';
import { QuickSearch } from './quick-search.tsx';
import { lateDialog } from '../../ui/late.tsx';

const CommandPalette = lateDialog(async () => (await import('./command-palette.tsx')).CommandPalette);

/** The search box of the header, and the palette that its keys open from anywhere. */
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
      {isOpen ? (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
