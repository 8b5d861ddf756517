import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import type { Place } from '../../api/place.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EditRecord } from './edit-record.tsx';

/** `/{module}/{id}/edit`. */
export function EditScreen() {
  const { module = '', recordId = '' } = useParams({ strict: false });
  const { environment, version } = useBranch();
  // Another record is another screen: nothing that was read, typed or opened goes over to it.
  return (
    <StoredRecord
      key={`${environment} ${version} ${module} ${recordId}`}
      place={{ environment, version, module }}
      recordId={recordId}
    />
  );
}

function StoredRecord({ place, recordId }: { readonly place: Place; readonly recordId: string }) {
  const module = useModule(place.module);
  // What another tab left in the cache is no ground to edit on: the form waits for the record as it is now.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...readRecordQuery(place, recordId),
    refetchOnMount: 'always',
  });
  if (error instanceof ApiError && error.status === 404) return <GoneRecord moduleKey={place.module} />;
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <FormSkeleton />;
  return (
    <ModuleFields module={module} references={data.references}>
      <EditRecord module={module} place={place} answer={data} />
    </ModuleFields>
  );
}

function FormSkeleton() {
  return (
    <Card>
      <SkeletonRows rows={12} columns={3} />
    </Card>
  );
}

function GoneRecord({ moduleKey }: { readonly moduleKey: string }) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t('gone')}
        text={t('goneText')}
        actions={
          <Link to="/$module" params={{ module: moduleKey }}>
            <Button>{common('backToList')}</Button>
          </Link>
        }
      />
    </Card>
  );
}
