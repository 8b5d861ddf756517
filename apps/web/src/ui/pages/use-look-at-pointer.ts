import { useEffect, type RefObject } from 'react';
import { lookAt, type Point } from './look-at.ts';

/** How far a pupil may leave the middle of its eye, in the picture's units. */
const REACH = 17;
const STILL = '(prefers-reduced-motion: reduce)';

/** Pupils (`data-pupil`, in the order of `eyes`) follow the pointer, unless stillness is asked for. */
export function useLookAtPointer(picture: RefObject<SVGSVGElement | null>, eyes: readonly Point[]): void {
  useEffect(() => {
    const svg = picture.current;
    if (!svg || window.matchMedia(STILL).matches) return undefined;
    const pupils = svg.querySelectorAll<SVGGElement>('[data-pupil]');
    const handleMove = ({ clientX, clientY }: PointerEvent) => {
      const toPicture = svg.getScreenCTM()?.inverse();
      if (!toPicture) return;
      const pointer = new DOMPoint(clientX, clientY).matrixTransform(toPicture);
      eyes.forEach((eye, index) => {
        const { x, y } = lookAt(eye, pointer, REACH);
        pupils[index]?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
      });
    };
    window.addEventListener('pointermove', handleMove, { passive: true });
    return () => window.removeEventListener('pointermove', handleMove);
  }, [picture, eyes]);
}
