import { createContext, useContext, type ComponentType } from 'react';
import type { ModuleList } from './list/use-module-list.ts';

/** A record as its list has it. */
export type AdaptedRowProps = { readonly row: ModuleList['rows'][number] };

/** Buttons of a list whose records are not kept as revisions. Both are lazy. */
export type AdaptedPart = {
  /** Beside the title. */
  readonly Head: ComponentType;
  /** At the end of each row. */
  readonly Row: ComponentType<AdaptedRowProps>;
};

/** By store of the module. */
export type AdaptedParts = { readonly [store: string]: AdaptedPart };

/** Provided by the app, so that the list knows no module. */
export const AdaptedContext = createContext<AdaptedParts>({});

export function useAdaptedPart(store: string): AdaptedPart | undefined {
  return useContext(AdaptedContext)[store];
}
