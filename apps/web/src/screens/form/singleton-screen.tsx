import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { SINGLETON_RECORD_ID } from '@quartermaster/domain/record/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readRecordQuery } from '../../api/read-record.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { EditRecord } from './edit-record.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { NewRecord } from './new-record.tsx';

const NOTHING = {};

/** A module of one object: its address is the form, whether the object is stored already or not. */
export function SingletonScreen({ module }: { readonly module: ResolvedModule }) {
  const { environment, version } = useBranch();
  const place = { environment, version, module: module.key };
  const queryClient = useQueryClient();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...readRecordQuery(place, SINGLETON_RECORD_ID),
    refetchOnMount: 'always',
  });
  if (error instanceof ApiError && error.status === 404)
    return (
      <ModuleFields module={module}>
        <NewRecord
          module={module}
          settled={NOTHING}
          onCreated={() => void queryClient.resetQueries({ queryKey: queryKeys.module(place) })}
        />
      </ModuleFields>
    );
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <FormSkeleton />;
  return (
    <ModuleFields module={module} references={data.references}>
      <EditRecord module={module} place={place} answer={data} />
    </ModuleFields>
  );
}
