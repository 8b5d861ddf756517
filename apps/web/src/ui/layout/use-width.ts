import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How many pixels an element is wide, whatever the window does; `before` it is measured. */
export function useWidth<E extends Element>(
  before: number,
): readonly [ref: RefObject<E | null>, width: number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || before);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [before]);
  return [ref, width];
}
