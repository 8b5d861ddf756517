import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../engine/form/use-leave-guard.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type Discard = {
  readonly isAsking: boolean;
  readonly guard: ReturnType<typeof useLeaveGuard>;
  /** Closes the form, and asks first where something was typed. */
  readonly ask: () => void;
  readonly keep: () => void;
  readonly discard: () => void;
};

/** What was typed is never lost by closing a form or by leaving the page. */
export function useDiscard(isChanged: boolean, discard: () => void): Discard {
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(() => isChanged);
  return {
    isAsking,
    guard,
    ask: () => (isChanged ? setIsAsking(true) : discard()),
    keep: () => setIsAsking(false),
    discard,
  };
}

type DiscardDialogsProps = { readonly discard: Discard; readonly what: string };

export function DiscardDialogs({ discard: { isAsking, guard, keep, discard }, what }: DiscardDialogsProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { t: tf } = useTranslation('form');
  return (
    <>
      {isAsking ? (
        <Dialog
          title={t('discardTitle')}
          okText={tc('discard')}
          cancelText={tf('stay')}
          cancelButtonProps={{ autoFocus: true }}
          onOk={discard}
          onCancel={keep}
        >
          <p>{t('discardText', { what })}</p>
        </Dialog>
      ) : null}
      {guard === null ? null : (
        <Dialog
          title={tf('leaveTitle')}
          okText={tf('leave')}
          cancelText={tf('stay')}
          cancelButtonProps={{ autoFocus: true }}
          onOk={guard.leave}
          onCancel={guard.stay}
        >
          <p>{tf('leaveText')}</p>
        </Dialog>
      )}
    </>
  );
}
