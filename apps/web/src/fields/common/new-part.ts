import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { onLeave } from '../../ui/layout/use-leave.ts';

/** What a form is told of rows, periods and lines that are added: until they are left, nothing in them is a mistake. */
export type NewParts = {
  readonly addPart: (path: string) => void;
  readonly leavePart: (path: string) => void;
};

const NewPartContext = createContext<NewParts>({ addPart: () => undefined, leavePart: () => undefined });

export const NewPartProvider = NewPartContext.Provider;

export type Inputs = readonly (HTMLInputElement | HTMLTextAreaElement)[];

/** Which input of a part has the focus first. */
type First = (inputs: Inputs) => Inputs[number] | undefined;

/** Nothing: what added the part keeps the focus, such as a choice. */
export const noFirst: First = () => undefined;

const NO_PART = { path: null, first: (inputs: Inputs) => inputs[0] };

/**
 * For a list whose parts have their path as `data-part`. Called with the path of a part before it is added: the
 * focus goes to what is to be filled in there, once the part is drawn.
 */
export function useNewPart(
  list: RefObject<HTMLElement | null>,
  count: number,
): (path: string, first?: First) => void {
  const parts = use(NewPartContext);
  const wanted = useRef<{ readonly path: string | null; readonly first: First }>(NO_PART);
  const added = useRef<string | null>(null);
  const stops = useRef<readonly (() => void)[]>([]);
  const settle = useEffectEvent(() => {
    for (const stop of stops.current) stop();
    stops.current = [];
    if (added.current !== null) parts.leavePart(added.current);
    added.current = null;
  });
  const go = useEffectEvent(() => {
    // Parts came or went: at the path of one that was new may be another one now.
    settle();
    const { path, first } = wanted.current;
    wanted.current = NO_PART;
    const part = path === null ? undefined : list.current?.querySelector<HTMLElement>(partAt(path));
    if (!part) return;
    added.current = path;
    first([...part.querySelectorAll<Inputs[number]>('input:enabled, textarea:enabled')])?.focus();
    // Who leaves the list without having been in the part has left the part as well.
    stops.current = [part, list.current].flatMap((left) => (left ? [onLeave(left, settle)] : []));
  });
  useLayoutEffect(() => go(), [count]);
  useEffect(() => () => settle(), []);
  return (path, first = NO_PART.first) => {
    wanted.current = { path, first };
    parts.addPart(path);
  };
}

const partAt = (path: string): string => `[data-part="${CSS.escape(path)}"]`;
