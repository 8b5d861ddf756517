import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

/** The menu of a phone: behind a button of the header, over the page while it is open. */
export function MenuDrawer() {
  const { t } = useTranslation('layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(() => close(), [pathname]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <MenuOutlined aria-hidden />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t('menu')}
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {isOpen ? <SideMenu /> : null}
        <button type="button" className={styles.close} aria-label={t('closeMenu')} onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      </dialog>
    </>
  );
}
