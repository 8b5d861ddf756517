import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ListViews } from '@quartermaster/contract/http/list-views';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { readListViews, saveListViews } from './list-views.repo.ts';

type Dependencies = { readonly database: Database; readonly registry: Registry };

/** Everybody's own views of lists. They are nobody else's business, so the audit log does not tell of them. */
export function createListViewsService({ database, registry }: Dependencies) {
  const requireModule = (module: string): void => {
    if (registry.find(module) === undefined) throw new AppError('module_not_found', { module });
  };
  return {
    read: async (accountId: number, module: string): Promise<ListViews> => {
      requireModule(module);
      return { views: [...(await readListViews(database, accountId, module))] };
    },
    /** The views in place of those there were. */
    save: async (accountId: number, module: string, { views }: ListViews): Promise<ListViews> => {
      requireModule(module);
      await saveListViews(database, accountId, module, views);
      return { views };
    },
  };
}

export type ListViewsService = ReturnType<typeof createListViewsService>;
