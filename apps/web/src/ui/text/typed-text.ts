import type { InputRef } from 'antd';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../layout/after-paint.ts';

/**
 * Handles what is typed into a text box before React does, and keeps the event from React: the browser shows
 * the letter by itself, so that nothing is drawn for it. What the box is given as its `value` follows
 * after the paint. Without `onText` the box is an ordinary one. Answers the reference for the box.
 */
export function useTypedText(
  value: string,
  onText: ((text: string) => void) | undefined,
): RefObject<InputRef | null> {
  const box = useRef<InputRef>(null);
  const given = useRef(value);
  // After each drawing: a counter that appears in the box brings another element.
  useLayoutEffect(() => {
    given.current = value;
    const input = box.current?.input;
    return input && onText ? listenForTyping(input, onText, () => given.current) : undefined;
  });
  return box;
}

/**
 * Calls `onText` for each change that somebody makes in an element. Once that is drawn the element
 * shows what is `given`: a change that was taken back before it was drawn leaves React nothing to
 * do. The answer ends it.
 */
export function listenForTyping(
  input: Pick<HTMLInputElement, 'value' | 'addEventListener' | 'removeEventListener'>,
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
    onText(input.value);
    afterPaint(settleOnceDrawn);
  };
  input.addEventListener('input', handleInput);
  return () => input.removeEventListener('input', handleInput);
}
