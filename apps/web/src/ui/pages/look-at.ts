export type Point = { readonly x: number; readonly y: number };

/** How far a pupil moves so that its eye looks at a point: towards it, and never out of the eye. */
export function lookAt(eye: Point, target: Point, reach: number): Point {
  const x = target.x - eye.x;
  const y = target.y - eye.y;
  const distance = Math.hypot(x, y);
  if (distance <= reach) return { x, y };
  return { x: (x / distance) * reach, y: (y / distance) * reach };
}
