import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { useSearch } from '@tanstack/react-router';
import type { ListSearch } from '../engine/list/list-state.ts';
import { LibraryScreen } from '../features/files/library-screen.tsx';
import { ListScreenOf } from '../screens/list/list-screen.tsx';

/** `/file-setting`: the library, or the table where the address is one of a list. */
export function FileSettingScreen() {
  const {
    page,
    per_page: perPage,
    sort,
    q,
    filter,
    cols,
    view,
    group,
  }: ListSearch = useSearch({
    strict: false,
  });
  const isList = [page, perPage, sort, q, filter, cols, view, group].some((value) => value !== undefined);
  return isList ? <ListScreenOf moduleKey={FILE_MODULE.key} /> : <LibraryScreen />;
}
