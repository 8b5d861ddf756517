import type { InputRef } from 'antd';
import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '../layout/after-paint.ts';
import { typeInto } from './typing.ts';

const DrawnByBrowserContext = createContext(false);

/** Whether texts below are typed without React, which draws what follows from them after the paint. */
export const DrawnByBrowserProvider = DrawnByBrowserContext.Provider;

/**
 * Handles what is typed into a text box of a form before React does, and keeps the event from React: the browser
 * shows the letter by itself, so that nothing is drawn for it. What the box is given as its `value`
 * follows after the paint. Outside of forms the box is an ordinary one. Answers the reference for the box.
 */
export function useTypedText(value: string, onText: (text: string) => void): RefObject<InputRef | null> {
  const box = useRef<InputRef>(null);
  const given = useRef(value);
  const isDrawnByBrowser = use(DrawnByBrowserContext);
  // After each drawing: a counter that appears in the box brings another element.
  useLayoutEffect(() => {
    given.current = value;
    const input = box.current?.input;
    return input && isDrawnByBrowser ? listenForTyping(input, onText, () => given.current) : undefined;
  });
  return box;
}

/**
 * Calls `onText` for each change that the user makes in an element. Once that is drawn the element
 * shows what is `given`: a change that was reverted before it was drawn leaves React nothing to
 * do. The returned function ends it.
 */
export function listenForTyping(
  input: HTMLInputElement,
  onText: (text: string) => void,
  given: () => string,
): () => void {
  const settle = (): void => {
    if (input.value !== given()) input.value = given();
  };
  // React draws what changed after the paint in a microtask of its own, which was asked for before.
  const settleOnceDrawn = (): void => queueMicrotask(settle);
  const handleInput = (event: Event): void => {
    event.stopPropagation();
    typeInto(input, () => onText(input.value));
    afterPaint(settleOnceDrawn);
  };
  input.addEventListener('input', handleInput);
  return () => input.removeEventListener('input', handleInput);
}

type TypedValue<T> = {
  readonly shown: T;
  /** Shows a value in its box and calls `change` for it. */
  readonly type: (element: Node, typed: T, change: () => void) => void;
  /** Shows what the box is given. */
  readonly forget: () => void;
};

/**
 * For a box that React draws: it shows what was typed at once, and so is all that is drawn before the
 * paint, until it is given another value or left.
 */
export function useTypedValue<T>(given: T): TypedValue<T> {
  const [typed, setTyped] = useState<{ readonly value: T; readonly instead: T } | null>(null);
  const forget = useCallback(() => setTyped(null), []);
  const isAhead = typed !== null && Object.is(typed.instead, given);
  if (typed !== null && !isAhead) setTyped(null);
  return {
    shown: isAhead ? typed.value : given,
    type: (element, value, change) => {
      setTyped({ value, instead: given });
      typeInto(element, change, forget);
    },
    forget,
  };
}
