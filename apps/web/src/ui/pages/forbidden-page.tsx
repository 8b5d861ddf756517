import { useTranslation } from 'react-i18next';
import { ActionLink } from './action-link.tsx';
import { RefusalReason } from './refusal-reason.tsx';
import { StatusPage } from './status-page.tsx';

/** A page that is not for people of this role. */
export function ForbiddenPage({ reason }: { readonly reason?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <StatusPage
      code="403"
      text={t('forbidden')}
      actions={<ActionLink to="/dashboard">{t('backHome')}</ActionLink>}
    >
      <RefusalReason reason={reason} />
    </StatusPage>
  );
}
