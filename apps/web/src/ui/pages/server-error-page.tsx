import { useTranslation } from 'react-i18next';
import { readAccessToken } from '../../api/access-token.ts';
import { ApiError } from '../../api/api-error.ts';
import { logout } from '../../api/logout.ts';
import { PlainButton } from '../text/plain-button.tsx';
import { isMissingPart } from '../feedback/missing-parts.ts';
import { HomeLink } from './home-link.tsx';
import { MissingPartPage } from './missing-part-page.tsx';
import styles from './server-error-page.module.css';
import { StatusPage } from './status-page.tsx';

type ServerErrorPageProps = { readonly error: unknown };

function detailOf(error: unknown): string {
  if (error instanceof ApiError) return JSON.stringify({ status: error.status, ...error.body }, null, 2);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The session ends here even where the server fails. The login screen is a new page load: nothing broken is kept. */
async function leave(): Promise<void> {
  await logout().catch(() => undefined);
  window.location.assign('/login');
}

/** An error that nothing nearer could show. The menu of the account may be missing, so it has a way out of its own. */
export function ServerErrorPage({ error }: ServerErrorPageProps) {
  const { t } = useTranslation();
  if (isMissingPart(error)) return <MissingPartPage />;
  return (
    <StatusPage
      code="500"
      text={t('serverError')}
      actions={
        <>
          <HomeLink to="/dashboard" />
          <PlainButton onClick={() => window.location.reload()}>{t('reload')}</PlainButton>
          {readAccessToken() ? <PlainButton onClick={() => void leave()}>{t('logout')}</PlainButton> : null}
        </>
      }
    >
      <details className={styles.detail}>
        <summary>{t('showDetail')}</summary>
        <pre>{detailOf(error)}</pre>
      </details>
    </StatusPage>
  );
}

/** The same where the menu and header are what failed. */
export function BareServerErrorPage({ error }: ServerErrorPageProps) {
  return (
    <main>
      <ServerErrorPage error={error} />
    </main>
  );
}
