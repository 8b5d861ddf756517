import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { graphql } from './client.ts';
import type { Branch } from './place.ts';

export type MenuItem = {
  readonly key: string;
  readonly to: string;
  readonly name: string;
  readonly title: string;
  readonly icon: string | null;
  /** Its names in the other languages and its synonyms. */
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
  /** Name of the environment that was asked for; empty where none was. */
  readonly env: string;
  readonly platformName: string;
  readonly groups: readonly MenuGroup[];
};

const MENU = `query Menu { menu { platform env platformName groups { key title icon items { key to name title icon also } } } }`;

export function menuQuery(branch: Branch | null) {
  return queryOptions({
    queryKey: ['menu', branch?.environment],
    queryFn: async () => (await graphql<{ menu: Menu }>(MENU, { branch })).menu,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
