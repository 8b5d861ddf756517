import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedPage } from './asked-page.tsx';
import { HomeLink } from './home-link.tsx';
import { StatusPage } from './status-page.tsx';

/** An address below the menu that no screen answers to. */
export function NotFoundPage({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <StatusPage code="404" text={t('notFound')} actions={<HomeLink to="/" />}>
      <AskedPage />
      {children}
    </StatusPage>
  );
}
