import { Navigate, useParams } from '@tanstack/react-router';
import { SINGLETON_RECORD_ID } from '@quartermaster/domain/record/identity';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { hasModule } from '../../engine/load-module.ts';
import { editPath } from '../../engine/module-paths.ts';
import { useModule } from '../../engine/use-module.ts';
import { ListPage } from './list-page.tsx';

/** `/{key}`: the records of a module, or its one object. */
export function ListScreen() {
  const { module: key = '' } = useParams({ strict: false });
  return hasModule(key) ? <KnownModule key={key} moduleKey={key} /> : <NotFoundPage />;
}

function KnownModule({ moduleKey }: { readonly moduleKey: string }) {
  const module = useModule(moduleKey);
  if (module.kind === 'singleton') return <Navigate to={editPath(moduleKey, SINGLETON_RECORD_ID)} replace />;
  return <ListPage module={module} />;
}
