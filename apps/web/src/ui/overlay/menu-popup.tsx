import { Dropdown, type MenuProps } from 'antd';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePopup } from './use-popup.ts';

type MenuPopupProps = {
  readonly menu: MenuProps;
  readonly placement?: 'bottomLeft' | 'bottomRight';
  /** The option that changes the menu and leaves it open. */
  readonly stayKey?: string;
  readonly isByKey: boolean;
  readonly children: ReactNode;
};

/** The key that chooses must not press the button too, which has the focus by then. */
function handleKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A menu below its button. */
export function MenuPopup({ menu, placement = 'bottomRight', stayKey, children, ...start }: MenuPopupProps) {
  const { place, isOpen, isByKey, handleOpenChange } = usePopup(start.isByKey);
  const chosen = useRef('');
  const handleClick: MenuProps['onClick'] = (info) => {
    chosen.current = info.key;
    menu.onClick?.(info);
  };
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Dropdown
        trigger={['click']}
        menu={{ ...menu, onClick: handleClick, onKeyDown: handleKeyDown }}
        placement={placement}
        open={isOpen}
        onOpenChange={(willOpen, { source }) => {
          if (source !== 'menu' || chosen.current !== stayKey) handleOpenChange(willOpen);
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a menu that was opened by a key
        autoFocus={isByKey}
      >
        {children}
      </Dropdown>
    </span>
  );
}
