import { useMenu } from './use-menu.ts';

/** What the menu calls a screen, by its key; undefined for screens that it does not have. */
export function useScreenTitle(): (key: string) => string | undefined {
  const menu = useMenu();
  const titles = new Map(menu?.groups.flatMap(({ items }) => items.map(({ key, title }) => [key, title])));
  return (key) => titles.get(key);
}
