import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** A later request takes the place of the one before. */
const REQUEST = 'request sent';

/** Says that a request was sent and where its decision is found, until it is closed: it is read in peace. */
export function useRequestNotice(): () => void {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const open = () => {
    notification.destroy(REQUEST);
    void navigate({ to: '/approvals' });
  };
  return () =>
    notification.success({
      key: REQUEST,
      title: t('askSecondSent'),
      description: t('askSecondDone'),
      actions: <Button onClick={open}>{t('askSecondOpen')}</Button>,
      placement: 'bottomRight',
      duration: 0,
    });
}
