import type { Issue } from '@quartermaster/domain/core/issue';
import { createContext, use, useSyncExternalStore } from 'react';

/** The problems of the record being edited. A field is drawn again for its own only. */
export type IssueSource = {
  readonly subscribe: (listener: () => void) => () => void;
  /** Problems of exactly this path; the same list as long as nothing changed. */
  readonly issuesAt: (path: string) => readonly Issue[];
  /** Problems of this path and of everything beneath it. */
  readonly issuesUnder: (path: string) => readonly Issue[];
};

const NONE: readonly Issue[] = [];

const NO_ISSUES: IssueSource = {
  subscribe: () => () => undefined,
  issuesAt: () => NONE,
  issuesUnder: () => NONE,
};

const IssueContext = createContext<IssueSource>(NO_ISSUES);

export const IssueProvider = IssueContext.Provider;

export function useIssuesAt(path: string): readonly Issue[] {
  const source = use(IssueContext);
  return useSyncExternalStore(source.subscribe, () => source.issuesAt(path));
}

export function useIssuesUnder(path: string): readonly Issue[] {
  const source = use(IssueContext);
  return useSyncExternalStore(source.subscribe, () => source.issuesUnder(path));
}
