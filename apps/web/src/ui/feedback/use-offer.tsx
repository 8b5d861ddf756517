import { App, Button } from 'antd';
import type { FocusEvent, ReactNode } from 'react';

/** Long enough to read what was done, to decide, and to get to the button. */
const OFFERED_SECONDS = 20;
/** As good as without an end; a notice that runs is closed by a time of 0. */
const HELD_SECONDS = 86_400;
const FOR_GOOD = 0;

type Offer = {
  readonly kind: 'success' | 'warning' | 'error';
  /** A later offer of the same key takes the place of the one before. */
  readonly key: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** What the button says, and does. */
  readonly action: string;
  readonly onTake: () => void;
  /** Until it is closed: what is to be done about it is read in peace. Others close by themselves. */
  readonly isLasting?: boolean;
};

/**
 * Says what happened and offers to do something about it. The offer stays while the pointer or the focus is on it, and
 * as long again after.
 */
export function useOffer(): (offer: Offer) => void {
  const { notification } = App.useApp();
  return ({ kind, key, title, description, action, onTake, isLasting = false }) => {
    let isOpen = true;
    const handleTake = () => {
      isOpen = false;
      notification.destroy(key);
      onTake();
    };
    /** Shown again under its key, the notice stays, and only its time is another. */
    const show = (seconds: number): void => {
      if (!isOpen) return;
      notification[kind]({
        key,
        title,
        description,
        actions: <Button onClick={handleTake}>{action}</Button>,
        placement: 'bottomRight',
        duration: isLasting ? FOR_GOOD : seconds,
        onClose: () => {
          isOpen = false;
        },
        props: {
          onFocus: () => show(HELD_SECONDS),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) show(OFFERED_SECONDS);
          },
        },
      });
    };
    show(OFFERED_SECONDS);
  };
}
