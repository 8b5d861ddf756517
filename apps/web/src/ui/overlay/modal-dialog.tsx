import { useLayoutEffect, useRef, type ReactNode } from 'react';

type ModalDialogProps = {
  readonly className: string | undefined;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The browser's own modal dialog: it holds the focus, gives it back, and closes on Escape or a press beside it. */
export function ModalDialog({ className, label, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: only then does the focus go back where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div>{children}</div>
    </dialog>
  );
}
