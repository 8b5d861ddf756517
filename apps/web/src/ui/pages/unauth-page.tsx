import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlarmPage } from './alarm-page.tsx';
import { ActionLink } from './action-link.tsx';
import { RefusalReason } from './refusal-reason.tsx';

/** `/unauth`, where a refused call leads: the refusal itself is shown. */
export function UnauthPage() {
  const { t } = useTranslation();
  const { t: tp } = useTranslation('pages');
  const { reason } = useSearch({ strict: false });
  return (
    <AlarmPage
      title="403"
      subtitle={tp('alarmSubtitle')}
      description={t('forbidden')}
      actions={<ActionLink to="/dashboard">{t('backHome')}</ActionLink>}
    >
      <RefusalReason reason={reason} />
    </AlarmPage>
  );
}
