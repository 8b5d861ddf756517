import { REVISIONS, staffAdds, type ResolvedModule } from '@quartermaster/domain/core/module';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { editPath, listPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { NewRecord } from './new-record.tsx';
import { startingValues } from './starting-values.ts';
import { useNextNumbers } from './use-next-numbers.ts';

/** `/{module}/add`, and `/{module}/{parent}/add` for a record that belongs to another. */
export function AddScreen() {
  const { module: key = '', parentId } = useParams({ strict: false });
  const module = useModule(key);
  if (!staffAdds(module) || module.store !== REVISIONS) return <Navigate to={listPath(module)} replace />;
  if (parentId !== undefined && module.parent === null) return <NotFoundPage />;
  return <AddRecord module={module} parentId={parentId ?? null} />;
}

type AddRecordProps = { readonly module: ResolvedModule; readonly parentId: string | null };

function AddRecord({ module, parentId }: AddRecordProps) {
  const navigate = useNavigate();
  const { environment, version } = useBranch();
  const { with: values } = useSearch({ strict: false });
  const [round, setRound] = useState(0);
  const place = { environment, version, module: module.key };
  const settled =
    module.parent === null || parentId === null ? {} : { [module.parent.field]: parseTarget(parentId) };
  const started = startingValues(module, values);
  const numbers = useNextNumbers({ module, place, parentId, settled: { ...started, ...settled }, round });
  return (
    <ModuleFields module={module}>
      <NewRecord
        key={`${module.key} ${parentId ?? ''} ${round}`}
        module={module}
        settled={settled}
        offered={{ ...numbers, ...started }}
        onCreated={(recordId) => void navigate({ to: editPath(module, recordId), replace: true })}
        onAnother={() => setRound(round + 1)}
      />
    </ModuleFields>
  );
}
