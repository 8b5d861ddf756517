import { useState, type ReactNode } from 'react';
import { FilterPill } from '../../ui/table/filter-pill.tsx';

type PlayerFilterProps = {
  readonly label: string;
  /** What it is narrowed to, in words; null: it is not. */
  readonly summary: string | null;
  readonly onRemove: () => void;
  /** The editor; it calls `close` when it has said what it wants. */
  readonly children: (close: () => void) => ReactNode;
};

/** A filter that is always offered, narrowed or not. */
export function PlayerFilter({ label, summary, onRemove, children }: PlayerFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterPill
      label={label}
      summary={summary === null ? null : <strong>{summary}</strong>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onRemove={onRemove}
    >
      {children(() => setOpen(false))}
    </FilterPill>
  );
}
