import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Keeps what is typed into a field and cannot be its value yet, for as long as the record is edited. */
export type HalfTextKeeper = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly heldAt: (path: string) => string | null;
  readonly hold: (path: string, text: string | null) => void;
  /** Rows of the list at `path` went elsewhere; a new index of -1: that row is gone. */
  readonly moveHeld: (path: string, newIndex: (index: number) => number) => void;
};

const NOBODY: HalfTextKeeper = {
  subscribe: () => () => undefined,
  heldAt: () => null,
  hold: () => undefined,
  moveHeld: () => undefined,
};

const HalfTextContext = createContext<HalfTextKeeper>(NOBODY);

export const HalfTextProvider = HalfTextContext.Provider;

/** The text kept for a path, and how to keep another one. Outside of a form the field keeps it itself. */
export function useHalfText(path: string): readonly [string | null, (text: string | null) => void] {
  const keeper = use(HalfTextContext);
  const [own, setOwn] = useState<string | null>(null);
  const held = useSyncExternalStore(keeper.subscribe, () => keeper.heldAt(path));
  return keeper === NOBODY ? [own, setOwn] : [held, (text) => keeper.hold(path, text)];
}

export const useMoveHeld = (): HalfTextKeeper['moveHeld'] => use(HalfTextContext).moveHeld;
