import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ListViews } from '@quartermaster/contract/http/list-views';
import type { Registry } from '@quartermaster/domain/core/module';
import { may } from '@quartermaster/domain/permissions/actions';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/route.ts';
import { readListViews, saveListViews } from './list-views.repo.ts';

type Dependencies = { readonly database: Database; readonly registry: Registry };

/** Lists that are no module's: those of players, by the key of their page. */
const PLAYER_LISTS: ReadonlySet<string> = new Set(['user-global', 'user-control']);

type Reader = Pick<Account, 'id' | 'role'>;

/** Each person's own views of lists. They are private, so the audit log does not record them. */
export function createListViewsService({ database, registry }: Dependencies) {
  const requireList = ({ role }: Reader, list: string): void => {
    const isOfPlayers = PLAYER_LISTS.has(list);
    if (!isOfPlayers && registry.find(list) === undefined)
      throw new AppError('module_not_found', { module: list });
    if (!may(role, isOfPlayers ? 'players.read' : 'records.read')) throw new AppError('forbidden');
  };
  return {
    read: async (reader: Reader, list: string): Promise<ListViews> => {
      requireList(reader, list);
      return { views: [...(await readListViews(database, reader.id, list))] };
    },
    /** Replaces all views of the list. */
    save: async (reader: Reader, list: string, { views }: ListViews): Promise<ListViews> => {
      requireList(reader, list);
      await saveListViews(database, reader.id, list, views);
      return { views };
    },
  };
}

export type ListViewsService = ReturnType<typeof createListViewsService>;
