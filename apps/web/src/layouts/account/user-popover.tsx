import { Popover } from 'antd';
import { useRef, type ReactNode } from 'react';
import type { CurrentUser } from '../../api/get-me.ts';
import { usePopup } from '../../ui/overlay/use-popup.ts';
import { Preferences } from './preferences.tsx';

type UserPopoverProps = {
  readonly user: CurrentUser;
  readonly isByKey: boolean;
  readonly children: ReactNode;
};

/** How this person likes to see the console, below their name. */
export function UserPopover({ user, children, ...start }: UserPopoverProps) {
  const { place, isOpen, isByKey, handleOpenChange } = usePopup(start.isByKey);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        open={isOpen}
        onOpenChange={handleOpenChange}
        afterOpenChange={(isShown) => {
          if (isShown && isByKey) panel.current?.querySelector('a')?.focus();
        }}
        content={
          <div ref={panel}>
            <Preferences user={user} onClose={() => handleOpenChange(false)} />
          </div>
        }
      >
        {children}
      </Popover>
    </span>
  );
}
