import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentsQuery } from '../api/get-environments.ts';
import { meQuery } from '../api/get-me.ts';
import { ForbiddenPage } from '../ui/pages/forbidden-page.tsx';
import { NotFoundPage } from '../ui/pages/not-found-page.tsx';
import { pageAccess } from '../engine/page-access.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { useEventLog } from './use-event-log.ts';

/** A page of somebody signed in: allowed for the role, in a known environment and version. */
export function PageFrame() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { env, v, reason } = useSearch({ strict: false });
  const { data: user } = useSuspenseQuery(meQuery());
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const environment = environments.find((each) => each.key === env);
  const isKnown = environment?.versions.some((version) => version.name === v) ?? false;
  useEnvironmentColor(environment?.color);
  useEventLog();

  const access = pageAccess(user.type, pathname);
  if (access === null) return <NotFoundPage />;
  if (!access) return <ForbiddenPage reason={reason} />;
  if (!isKnown)
    return <UnknownPlace title={env ? `${env} ${v ?? ''}` : t('overviewEmpty')} text={t('branchUnknown')} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

function UnknownPlace({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card>
      <EmptyState title={title} text={text} />
    </Card>
  );
}

function PageSkeleton() {
  return (
    <Card flush>
      <SkeletonRows />
    </Card>
  );
}

/** The colour belongs to the whole page, popups outside of this tree included. */
function useEnvironmentColor(color: string | undefined): void {
  useEffect(() => {
    if (color) document.documentElement.style.setProperty('--env', color);
  }, [color]);
}
