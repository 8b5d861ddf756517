import type { Localized } from '@quartermaster/domain/core/language';
import { createContext, useContext, type ComponentType } from 'react';

export type StandingCellProps = {
  readonly recordId: string;
  /** Every record of the page, so that one question answers for all of them. */
  readonly recordIds: readonly string[];
};

/** How it is with each record of a list, beyond its fields. `Cell` is lazy, so that only its own list loads it. */
type StandingColumn = { readonly title: Localized; readonly Cell: ComponentType<StandingCellProps> };

/** What fills the named columns that module definitions ask for. */
export type StandingTable = { readonly [slot: string]: StandingColumn };

/** Handed down by the app: lists of any module show columns of which they know nothing. */
export const StandingContext = createContext<StandingTable>({});

export function useStandingColumn(slot: string | null): StandingColumn | null {
  const columns = useContext(StandingContext);
  return slot === null ? null : (columns[slot] ?? null);
}
