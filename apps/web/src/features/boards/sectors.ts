/** A sector of a wheel around 0, 0: its outline as an SVG path, and where its name is drawn. */
type Sector = {
  readonly index: number;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Whether a name fits into it. */
  readonly isWide: boolean;
};

const RADIUS = 48;
const NAME_RADIUS = 36;
/** The narrowest share that has room for two digits. */
const WIDE = 0.035;
/** SVG draws no arc that ends where it begins: a sector of the whole wheel ends just before. */
const WHOLE = 0.99999;

/** The sectors in order, clockwise from the top; entries with weight 0 have none. */
export function sectorsOf(shares: readonly (number | null)[]): readonly Sector[] {
  let start = 0;
  return shares.flatMap((share, index) => {
    if (share === null || share <= 0) return [];
    const end = start + Math.min(share, WHOLE);
    const middle = (start + end) / 2;
    const [x1, y1, x2, y2] = [...pointAt(start, RADIUS), ...pointAt(end, RADIUS)];
    const [x, y] = pointAt(middle, NAME_RADIUS);
    const path = `M0,0 L${x1},${y1} A${RADIUS},${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x2},${y2} Z`;
    start += share;
    return [{ index, path, x, y, isWide: share >= WIDE }];
  });
}

/** A part of the way around, as a point. */
function pointAt(part: number, radius: number): readonly [number, number] {
  const angle = part * 2 * Math.PI;
  return [rounded(Math.sin(angle) * radius), rounded(-Math.cos(angle) * radius)];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
