import type { Role } from '@quartermaster/domain/core/module';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../engine/use-menu.ts';
import { AskedPage } from '../ui/pages/asked-page.tsx';
import { ForbiddenPage } from '../ui/pages/forbidden-page.tsx';
import { NotFoundPage } from '../ui/pages/not-found-page.tsx';
import { StatusNote } from '../ui/pages/status-note.tsx';
import styles from './missing-page.module.css';
import { nearPages } from './near-pages.ts';

/** Says which address no page answers to, and which screens may have been meant. */
export function MissingPage() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const menu = useMenu();
  const near = nearPages(menu?.groups ?? [], pathname);
  return (
    <NotFoundPage>
      {near.length === 0 ? null : (
        <p className={styles.near}>
          {t('nearPages')}{' '}
          {near.map(({ key, to, name }) => (
            <Link key={key} to={to}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </NotFoundPage>
  );
}

type RefusedPageProps = { readonly role: Role; readonly reason: string | undefined };

/** Says which page is not for people of this role, and who can help. */
export function RefusedPage({ role, reason }: RefusedPageProps) {
  const { t } = useTranslation('layout');
  const { t: tu } = useTranslation('users');
  return (
    <ForbiddenPage reason={reason}>
      <AskedPage />
      <StatusNote>{t('askedRole', { role: tu(`role.${role}`) })}</StatusNote>
    </ForbiddenPage>
  );
}
