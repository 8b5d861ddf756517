import { Dropdown, type MenuProps } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePopup } from './use-popup.ts';

type MenuPopupProps = {
  readonly menu: MenuProps;
  readonly placement?: 'bottomLeft' | 'bottomRight';
  readonly isByKey: boolean;
  readonly children: ReactNode;
};

/** The key that chooses must not press the button too, which has the focus by then. */
function handleKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A menu below its button. */
export function MenuPopup({ menu, placement = 'bottomRight', children, ...start }: MenuPopupProps) {
  const { place, isOpen, isByKey, handleOpenChange } = usePopup(start.isByKey);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Dropdown
        trigger={['click']}
        menu={{ ...menu, onKeyDown: handleKeyDown }}
        placement={placement}
        open={isOpen}
        onOpenChange={handleOpenChange}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a menu that was opened by a key
        autoFocus={isByKey}
      >
        {children}
      </Dropdown>
    </span>
  );
}
