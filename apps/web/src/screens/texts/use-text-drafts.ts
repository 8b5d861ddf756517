import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { TextDraftStore } from './text-draft-store.ts';
import { NO_DRAFTS, without, type TextDrafts } from './text-drafts.ts';

type State = { readonly drafts: TextDrafts; readonly past: readonly TextDrafts[] };

/** `amend`: goes on with the step before, as each letter of one word does. */
type Step =
  | { readonly type: 'step' | 'amend'; readonly change: (drafts: TextDrafts) => TextDrafts }
  | { readonly type: 'undo' }
  /** Saved texts need no undo here: the log has one. */
  | { readonly type: 'settle'; readonly saved: TextDrafts };

const MAX_STEPS = 200;
const KEEP_AFTER_MS = 250;

function reduce(state: State, step: Step): State {
  if (step.type === 'undo') {
    const drafts = state.past.at(-1);
    return drafts === undefined ? state : { drafts, past: state.past.slice(0, -1) };
  }
  if (step.type === 'settle') return { drafts: unsaved(state.drafts, step.saved), past: [] };
  const drafts = step.change(state.drafts);
  if (drafts === state.drafts) return state;
  const past = step.type === 'amend' ? state.past : [...state.past, state.drafts].slice(-MAX_STEPS);
  return { drafts, past };
}

/** What was typed while the save was under way stays. */
function unsaved(drafts: TextDrafts, saved: TextDrafts): TextDrafts {
  return without(
    drafts,
    [...saved].flatMap(([key, draft]) => (drafts.get(key) === draft ? [key] : [])),
  );
}

/** Unsaved texts with their undo. They outlive the page: a reload brings them back. */
export function useTextDrafts(store: TextDraftStore) {
  const [{ drafts, past }, dispatch] = useReducer(reduce, store, (kept): State => ({
    drafts: kept.read(),
    past: [],
  }));
  useKept(store, drafts);
  const actions = useMemo(
    () => ({
      change: (change: (before: TextDrafts) => TextDrafts) => dispatch({ type: 'step', change }),
      amend: (change: (before: TextDrafts) => TextDrafts) => dispatch({ type: 'amend', change }),
      undo: () => dispatch({ type: 'undo' }),
      settle: (saved: TextDrafts) => dispatch({ type: 'settle', saved }),
      discard: () => dispatch({ type: 'step', change: () => NO_DRAFTS }),
    }),
    [],
  );
  return { drafts, canUndo: past.length > 0, ...actions };
}

export type TextDraftEditor = ReturnType<typeof useTextDrafts>;

/** Writing thousands of drafts down at every letter would be felt; leaving the page does it at once. */
function useKept(store: TextDraftStore, drafts: TextDrafts): void {
  const newest = useRef(drafts);
  useEffect(() => {
    newest.current = drafts;
  }, [drafts]);
  const flush = useCallback(() => store.keep(newest.current), [store]);
  useEffect(() => {
    const timer = window.setTimeout(flush, KEEP_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [flush, drafts]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}
