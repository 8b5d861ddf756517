import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/**
 * What a step did, by which it is named: to the rows of a list (`change`: on a board), to a value that is there or not,
 * such as a group (`set`, `clear`), or to fields (`paste`).
 */
export type StepKind = 'add' | 'change' | 'clear' | 'load' | 'move' | 'paste' | 'remove' | 'set';

/** A change of what a record consists of, rather than of one value. */
export type StepRequest = {
  readonly kind: StepKind;
  /** The lists, groups or fields that it changes. */
  readonly paths: readonly string[];
  /** Where each row of the list goes; -1: it is gone. Absent: the step changes no list. */
  readonly newIndex?: (index: number) => number;
};

/** A step on a list that was undone or done again: for each of its rows the index that it had before, or -1. */
export type TurnedRows = { readonly from: readonly number[]; readonly count: number };

/** What a form is told of steps, to undo them; outside of a form there is no undo. */
export type StepStore = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly takeStep: (request: StepRequest, change: () => void) => void;
  readonly turnedAt: (path: string) => TurnedRows | null;
};

const NO_STORE: StepStore = {
  subscribe: () => () => undefined,
  takeStep: (_request, change) => change(),
  turnedAt: () => null,
};

const StepContext = createContext<StepStore>(NO_STORE);

export const StepProvider = StepContext.Provider;

export const useTakeStep = (): StepStore['takeStep'] => use(StepContext).takeStep;

/** The last step on the list at a path that was undone or done again: another object each time. */
export function useTurnedRows(path: string): TurnedRows | null {
  const store = use(StepContext);
  return useSyncExternalStore(store.subscribe, () => store.turnedAt(path));
}

/** Where rows go when one is removed. */
export const without =
  (gone: number) =>
  (index: number): number =>
    index === gone ? -1 : index - (index > gone ? 1 : 0);

/** Where rows go when others are added after them. */
export const inPlace = (index: number): number => index;

/** Adds to the end of the list at a path, or removes from it: the same functions each time. */
export function useListSteps(path: string) {
  const takeStep = useTakeStep();
  return useMemo(
    () => ({
      add: (change: () => void) => takeStep({ kind: 'add', paths: [path], newIndex: inPlace }, change),
      remove: (gone: number, change: () => void) =>
        takeStep({ kind: 'remove', paths: [path], newIndex: without(gone) }, change),
    }),
    [takeStep, path],
  );
}
