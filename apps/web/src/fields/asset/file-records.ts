import type { ListAnswer } from '@quartermaster/contract/http/records';
import { textOf } from '@quartermaster/domain/core/json';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../api/client.ts';
import { modulePath, queryString } from '../../api/paths.ts';
import type { Branch } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';

export type AssetKind = 'image' | 'spine' | 'sound';

/** What the upload dialog of the browser offers for each kind. */
export const ACCEPTED_FILES: Readonly<Record<AssetKind, string>> = {
  image: '.png,.jpg,.jpeg,.webp,.gif,.svg',
  spine: '.json,.skel,.atlas',
  sound: '.mp3,.ogg,.wav,.m4a',
};

const SHOWN = 60;

/** Paths of the selectable files of one kind. */
export function filesQuery(branch: Branch, kind: AssetKind, text: string) {
  const filter = [
    { field: 'kind', op: 'eq', value: kind },
    { field: FILE_MODULE.deprecatedField, op: 'not', value: true },
  ];
  const place = { ...branch, module: FILE_MODULE.key };
  const query = queryString({
    per_page: SHOWN,
    sort: FILE_MODULE.pathField,
    filter: JSON.stringify(filter),
    q: text,
  });
  return queryOptions({
    queryKey: [...queryKeys.lists(place), 'files', kind, text],
    queryFn: async ({ signal }) => {
      const page = await getJson<ListAnswer>(`${modulePath(place)}/records${query}`, signal);
      return page.data.map(({ data }) => textOf(data[FILE_MODULE.pathField])).filter((path) => path !== '');
    },
  });
}
