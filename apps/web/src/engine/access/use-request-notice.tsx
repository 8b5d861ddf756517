import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOffer } from '../../ui/feedback/use-offer.tsx';

/** Says that a request was sent and where its decision is found. A later one takes the place of the one before. */
export function useRequestNotice(): () => void {
  const { t } = useTranslation();
  const offer = useOffer();
  const navigate = useNavigate();
  return () =>
    offer({
      kind: 'success',
      key: 'request sent',
      title: t('askSecondSent'),
      description: t('askSecondDone'),
      action: t('askSecondOpen'),
      onTake: () => void navigate({ to: '/approvals' }),
      isLasting: true,
    });
}
