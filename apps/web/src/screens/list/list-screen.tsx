import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
import { Navigate, useLocation, useParams, useSearch } from '@tanstack/react-router';
import { editPath, parentOfOwnAddress } from '../../engine/module-paths.ts';
import { moduleOfList } from '../../engine/access/page-access.ts';
import { useModule } from '../../engine/use-module.ts';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { AdaptedPage } from './adapted-page.tsx';
import { ListPage } from './list-page.tsx';
import { ParentsPage } from './parents-page.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const SingletonScreen = lazyPart(async () => (await import('../form/singleton-screen.tsx')).SingletonScreen);

/** `/{key}`, and below it the lists under one parent: what an address shows follows from the module's kind. */
export function ListScreen() {
  const params = useParams({ strict: false });
  const { parentId, rest } = params;
  const key = moduleOfList(params);
  if (key === null) return <NotFoundPage />;
  return rest === undefined ? (
    <KnownModule key={`${key} ${parentId ?? ''}`} moduleKey={key} parentId={parentId ?? null} />
  ) : (
    <OwnAddress key={key} moduleKey={key} />
  );
}

/** The list of a module at an address that does not name it. */
export function ListScreenOf({ moduleKey }: { readonly moduleKey: string }) {
  return <KnownModule moduleKey={moduleKey} parentId={null} />;
}

function OwnAddress({ moduleKey }: { readonly moduleKey: string }) {
  const { pathname } = useLocation();
  const parentId = parentOfOwnAddress(useModule(moduleKey), pathname);
  return parentId === null ? (
    <NotFoundPage />
  ) : (
    <KnownModule key={parentId} moduleKey={moduleKey} parentId={parentId} />
  );
}

type KnownModuleProps = { readonly moduleKey: string; readonly parentId: string | null };

function KnownModule({ moduleKey, parentId }: KnownModuleProps) {
  const module = useModule(moduleKey);
  const { view } = useSearch({ strict: false });
  if (module.store !== REVISIONS) return <AdaptedPage module={module} />;
  if (module.kind === 'child') return <ChildList module={module} parentId={parentId} view={view} />;
  if (parentId !== null) return <Navigate to={editPath(module, parentId)} replace />;
  return module.kind === 'singleton' ? <SingletonScreen module={module} /> : <ListPage module={module} />;
}

type ChildListProps = {
  readonly module: ResolvedModule;
  readonly parentId: string | null;
  readonly view: string | undefined;
};

/** The children of one parent; without one, a line for each parent, or every record as a list or a sheet. */
function ChildList({ module, parentId, view }: ChildListProps) {
  if (parentId !== null || view === 'all' || view === 'sheet')
    return <ListPage module={module} parentId={parentId} />;
  return <ParentsPage module={module} />;
}
