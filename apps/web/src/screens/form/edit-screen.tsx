import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/api-error.ts';
import { listHistoryQuery } from '../../api/list-history.ts';
import type { Place } from '../../api/place.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { noteOpened } from '../../engine/list/opened-record.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { editPath, historyPath, listPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { ActionLink } from '../../ui/pages/action-link.tsx';
import { AstronautPage } from '../../ui/pages/astronaut-page.tsx';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { useRecordAddress } from '../use-record-address.ts';
import { EditRecord } from './edit-record.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

/** `/{module}/{id}/edit`, `/{module}/{parent}/{id}/edit`. */
export function EditScreen() {
  const { module, recordId, fits } = useRecordAddress();
  const { environment, version } = useBranch();
  if (fits === 'unknown') return <NotFoundPage />;
  if (module.store !== REVISIONS) return <Navigate to={listPath(module)} replace />;
  if (fits === 'elsewhere' || module.kind === 'singleton')
    return <Navigate to={editPath(module, recordId)} search={(search) => search} hash replace />;
  // Another record is another screen: nothing that was read, typed or opened goes over to it.
  return (
    <StoredRecord
      key={`${module.key} ${recordId}`}
      module={module}
      place={{ environment, version, module: module.key }}
      recordId={recordId}
    />
  );
}

type StoredRecordProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string;
};

function StoredRecord({ module, place, recordId }: StoredRecordProps) {
  useEffect(() => noteOpened({ module: module.key, recordId }), [module, recordId]);
  // What another tab left in the cache is no ground to edit on: the form waits for the record as it is now.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...readRecordQuery(place, recordId),
    refetchOnMount: 'always',
  });
  if (isMissing(error)) return <GoneRecord module={module} place={place} recordId={recordId} />;
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <FormSkeleton />;
  return (
    <ModuleFields module={module} references={data.references}>
      <EditRecord module={module} place={place} answer={data} />
    </ModuleFields>
  );
}

/** What was deleted is brought back from its history; what never was has none. */
function GoneRecord({ module, place, recordId }: StoredRecordProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { data: history } = useQuery(listHistoryQuery(place, recordId));
  return (
    <AstronautPage
      title="404"
      subtitle={t('gone')}
      description={t('goneText')}
      actions={
        <>
          <ActionLink to={listPath(module, parentIdOf(module, recordId))}>{common('backToList')}</ActionLink>
          {history && <ActionLink to={historyPath(module, recordId)}>{common('history')}</ActionLink>}
        </>
      }
    />
  );
}
