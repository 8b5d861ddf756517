import type { IssueSource } from '../../fields/common/issues.tsx';
import type { IssueIndex } from './issue-index.ts';

type Shown = { readonly getState: () => { readonly shown: IssueIndex } };

/**
 * The problems of a form as they were looked for last. Inputs ask for theirs while they are drawn: if
 * that looked for new ones, a key in a table would validate the whole record before it is painted.
 * `subscribe` tells when to look again.
 */
export function createIssueSource(form: Shown, subscribe: (listener: () => void) => () => void): IssueSource {
  const listeners = new Set<() => void>();
  let { shown } = form.getState();
  let stop = (): void => undefined;
  const look = (): void => {
    shown = form.getState().shown;
    for (const listener of listeners) listener();
  };
  return {
    // One subscription for all: an input that came since the change is told as well.
    subscribe: (listener) => {
      if (listeners.size === 0) {
        stop = subscribe(look);
        shown = form.getState().shown;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    issuesAt: (path) => shown.at(path),
    issuesUnder: (path) => shown.under(path),
  };
}
