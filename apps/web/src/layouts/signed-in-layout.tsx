import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api/get-me.ts';
import { AntdProvider } from '../ui/layout/antd-provider.tsx';
import { LoadingOverlay } from '../ui/overlay/loading-overlay.tsx';
import { Logo } from '../ui/layout/logo.tsx';
import { Stripe } from '../ui/layout/stripe.tsx';
import { useIsPhone } from '../ui/layout/use-is-phone.ts';
import { BackToTop } from './back-to-top.tsx';
import { Header } from './header.tsx';
import { ServerBanner } from './server-banner.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { StartOverlay } from './start-overlay.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { useSilentServers } from './use-silent-servers.tsx';
import { useWarningsDialog } from './use-warnings-dialog.tsx';
import styles from './signed-in-layout.module.css';

/** Nothing can be asked of the server there: no session, or none that is good for anything else yet. */
const WITHOUT_MENU: ReadonlySet<string> = new Set(['/relogin', '/new-password']);

/** Menu, header and banners around every page of a person who is signed in, or has just been. */
export function SignedInLayout() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <AntdProvider>{WITHOUT_MENU.has(pathname) ? <BareFrame /> : <KnownFrame />}</AntdProvider>
    </Suspense>
  );
}

/** The menu depends on the role, so the frame waits until the server has said who is signed in, or failed to. */
function KnownFrame() {
  const { isFetched } = useQuery(meQuery());
  return isFetched ? <FullFrame /> : <StartOverlay />;
}

function FullFrame() {
  const { t } = useTranslation('layout');
  const isPhone = useIsPhone();
  useLostFocus();
  useSilentServers();
  useWarningsDialog();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Stripe />
      {isPhone ? null : <SideMenu />}
      <div className={styles.column}>
        <Header isPhone={isPhone} />
        <ServerBanner />
        <main className={styles.content} id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BackToTop />
    </div>
  );
}

/** The frame stays, its content does not. */
function BareFrame() {
  return (
    <div className={styles.layout}>
      <Stripe />
      <div className={styles.column}>
        <header className={styles.bareHeader}>
          <Logo /> Quartermaster
        </header>
        <main className={styles.content}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
