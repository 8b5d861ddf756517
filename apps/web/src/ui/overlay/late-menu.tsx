import type { MenuProps } from 'antd';
import { LatePopup, type PopupButton } from './late-popup.tsx';

type LateMenuProps = {
  readonly menu: MenuProps;
  readonly placement?: 'bottomLeft' | 'bottomRight';
  readonly children: PopupButton;
};

const load = async () => (await import('./menu-popup.tsx')).MenuPopup;

/** A button with a menu that comes with its first use. */
export function LateMenu({ children, ...popup }: LateMenuProps) {
  return (
    <LatePopup load={load} popup={popup}>
      {children}
    </LatePopup>
  );
}
