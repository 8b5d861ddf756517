import type { Role } from '@quartermaster/domain/core/module';
import { rolesOf } from '@quartermaster/domain/actions/action-list';
import { createEnvironment } from '@quartermaster/domain/actions/staff/environment';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentsQuery } from '../api/get-environments.ts';
import { meQuery } from '../api/get-me.ts';
import { isForAnyPlace, isOfUnknownModule, keepsWork, pageAccess } from '../engine/access/page-access.ts';
import { Card } from '../ui/layout/card.tsx';
import { PageSkeleton } from '../ui/overlay/page-skeleton.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { lazyPart } from '../ui/overlay/lazy-part.tsx';
import { MissingPage, RefusedPage } from './missing-page.tsx';
import { useEventLog } from './use-event-log.ts';
import { useStartUpData } from './use-start-up-data.ts';

const ArchivedNotice = lazyPart(async () => (await import('./archived-notice.tsx')).ArchivedNotice);

/** A page after sign-in: allowed for the role, in a known environment and version. */
export function PageFrame() {
  const { t } = useTranslation('layout');
  // The path of the page that is drawn: the address is ahead of it while another page loads.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const params = useParams({ strict: false });
  const { env, v, reason } = useSearch({ strict: false });
  const { data: user } = useSuspenseQuery(meQuery());
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const environment = environments.find((each) => each.key === env);
  const isKnown = environment?.versions.some((version) => version.name === v) ?? false;
  useEnvironmentColor(environment?.color);
  useEventLog();
  useStartUpData(isKnown && env && v ? { environment: env, version: v } : null);

  const access = pageAccess(user.type, pathname);
  if (access === null || isOfUnknownModule(params)) return <MissingPage />;
  if (!access) return <RefusedPage role={user.type} reason={reason} />;
  if (!isKnown && !isForAnyPlace(pathname)) {
    if (environments.length === 0) return <NoEnvironmentYet role={user.type} />;
    return <UnknownPlace title={`${env ?? ''} ${v ?? ''}`} text={t('branchUnknown')} />;
  }
  const isArchived = environment?.versions.some(({ name, isArchived: is }) => is && name === v) ?? false;
  return (
    // Another environment or version is another page: nothing chosen, typed or shown there goes over to it.
    <Suspense key={keepsWork(pathname) ? null : `${env} ${v}`} fallback={<PageSkeleton />}>
      {isArchived && !isForAnyPlace(pathname) ? <ArchivedNotice name={v ?? ''} /> : null}
      <Outlet />
    </Suspense>
  );
}

/** Where a console begins that has neither a demo game nor one of its own. */
function NoEnvironmentYet({ role }: { readonly role: Role }) {
  const { t } = useTranslation('environments');
  const mayCreate = rolesOf(createEnvironment).includes(role);
  return (
    <Card>
      <EmptyState
        title={t('nowhere')}
        text={mayCreate ? t('nowhereText') : t('nowhereWait')}
        actions={mayCreate ? <Link to="/environments">{t('newPlace')}</Link> : null}
      />
    </Card>
  );
}

function UnknownPlace({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card>
      <EmptyState title={title} text={text} />
    </Card>
  );
}

/** The colour belongs to the whole page, popups outside of this tree included. */
function useEnvironmentColor(color: string | undefined): void {
  useEffect(() => {
    if (color) document.documentElement.style.setProperty('--env', color);
  }, [color]);
}
