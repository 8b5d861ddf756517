import type { MenuProps } from 'antd';
import { LazyPopup, type PopupButton } from './lazy-popup.tsx';

type LazyMenuProps = {
  readonly menu: MenuProps;
  readonly placement?: 'bottomLeft' | 'bottomRight';
  /** The option that changes the menu and leaves it open. */
  readonly stayKey?: string;
  readonly children: PopupButton;
};

const load = async () => (await import('./menu-popup.tsx')).MenuPopup;

/** A button with a menu that comes with its first use. */
export function LazyMenu({ children, ...popup }: LazyMenuProps) {
  return (
    <LazyPopup load={load} popup={popup}>
      {children}
    </LazyPopup>
  );
}
