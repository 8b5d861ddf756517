import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from './action-link.tsx';
import { RefusalReason } from './refusal-reason.tsx';
import { StatusPage } from './status-page.tsx';

type ForbiddenPageProps = { readonly reason?: string | undefined; readonly children?: ReactNode };

/** A page that is not for people of this role. */
export function ForbiddenPage({ reason, children }: ForbiddenPageProps) {
  const { t } = useTranslation();
  return (
    <StatusPage
      code="403"
      text={t('forbidden')}
      actions={<ActionLink to="/dashboard">{t('backHome')}</ActionLink>}
    >
      {children}
      <RefusalReason reason={reason} />
    </StatusPage>
  );
}
