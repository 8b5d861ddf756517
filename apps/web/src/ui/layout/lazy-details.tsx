import { useState, type ReactNode } from 'react';

type LazyDetailsProps = {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Folded content that is not drawn until it is opened: there may be hundreds of lines. */
export function LazyDetails({ summary, className, children }: LazyDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children : null}
    </details>
  );
}
