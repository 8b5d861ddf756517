import { listViews as viewsSchema } from '@quartermaster/contract/http/list-views';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { route, type Route } from '../../http/route.ts';
import type { ListViewsService } from './list-views.service.ts';

const PATH = '/list-views/:module';
const params = z.object({ module: z.string() });
const reading = { roles: ROLES_BY_ACTION['records.read'] };

export function createListViewsRoutes({ listViews }: { readonly listViews: ListViewsService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: reading,
        params,
        answer: viewsSchema,
        summary: 'One’s own views of a module’s list',
      },
      ({ params: { module }, account }) => listViews.read(account.id, module),
    ),
    route(
      {
        method: 'PUT',
        path: PATH,
        access: reading,
        params,
        body: viewsSchema,
        answer: viewsSchema,
        summary: 'Keep one’s own views of a module’s list',
      },
      ({ params: { module }, body, account }) => listViews.save(account.id, module, body),
    ),
  ];
}
