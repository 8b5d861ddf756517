import { useMemo } from 'react';
import { useMenu } from './use-menu.ts';

/** What modules are called in the reader's language, as the menu says; a key it does not know stays a key. */
export function useModuleNames(): (key: string) => string {
  const menu = useMenu();
  return useMemo(() => {
    const names = new Map(menu?.groups.flatMap(({ items }) => items.map(({ key, name }) => [key, name])));
    return (key) => names.get(key) ?? key;
  }, [menu]);
}
