import { listViews as viewsSchema } from '@quartermaster/contract/http/list-views';
import * as z from 'zod';
import { route, type Route } from '../../http/route.ts';
import type { ListViewsService } from './list-views.service.ts';

const PATH = '/list-views/:list';
const params = z.object({ list: z.string().describe('The key of the module, or `players`.') });

export function createListViewsRoutes({ listViews }: { readonly listViews: ListViewsService }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: 'signed-in',
        params,
        answer: viewsSchema,
        summary: 'Get your own saved views of a list',
      },
      ({ params: { list }, account }) => listViews.read(account, list),
    ),
    route(
      {
        method: 'PUT',
        path: PATH,
        access: 'signed-in',
        params,
        body: viewsSchema,
        answer: viewsSchema,
        summary: 'Save your own views of a list',
      },
      ({ params: { list }, body, account }) => listViews.save(account, list, body),
    ),
  ];
}
