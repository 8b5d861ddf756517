import { suggest } from '@quartermaster/domain/core/suggest';
import type { MenuGroup, MenuItem } from '../api/get-menu.ts';
import { filterMenu } from './menu/menu-model.ts';

/** A long list is no suggestion. */
const MOST = 3;

/** Screens that the user may have meant with the address of a page that does not exist. */
export function nearPages(groups: readonly MenuGroup[], pathname: string): readonly MenuItem[] {
  const asked = pathname.split('/').find((part) => part !== '') ?? '';
  if (asked === '') return [];
  const named = filterMenu(groups, asked.replaceAll(/[-_]+/g, ' ')).flatMap(({ items }) => items);
  if (named.length > 0) return named.slice(0, MOST);
  const items = groups.flatMap((group) => group.items);
  const near = suggest(
    asked,
    items.map(({ key }) => key),
  );
  return items.filter(({ key }) => key === near);
}
