import { queryOptions } from '@tanstack/react-query';
import { graphql } from './client.ts';

export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  /** Its names in the other languages. */
  readonly also: string;
};

export type MenuGroup = {
  readonly key: string;
  readonly title: string;
  readonly icon: string | null;
  readonly items: readonly MenuItem[];
};

export type Menu = {
  readonly platform: string;
  readonly env: string;
  readonly platformName: string;
  readonly groups: readonly MenuGroup[];
};

const MENU = `query Menu { menu { platform env platformName groups { key title icon items { key to name title icon also } } } }`;

export function menuQuery() {
  return queryOptions({
    queryKey: ['menu'],
    queryFn: async () => (await graphql<{ menu: Menu }>(MENU)).menu,
    staleTime: Infinity,
  });
}
