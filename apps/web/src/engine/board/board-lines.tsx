import type { BoardLink } from './board-edits.ts';
import type { BoardLayout, Square } from './board-layout.ts';
import styles from './board.module.css';

type BoardLinesProps = { readonly layout: BoardLayout; readonly links: readonly BoardLink[] };

const CENTRE = 0.5;
/** How far from the centre of its cell a line ends, so that its tip is seen. */
const MARGIN = 0.38;
const TIP = 0.14;

/** Draws the links between cells; for screen readers they are in the names of the squares. */
export function BoardLines({ layout, links }: BoardLinesProps) {
  const squareOf = new Map(layout.squares.flatMap((square) => square.cells.map((key) => [key, square])));
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {links.map(({ from, to, isTrack }) => {
        const [start, end] = [squareOf.get(from), squareOf.get(to)];
        return start === undefined || end === undefined ? null : (
          <Line key={`${from} ${to} ${isTrack}`} start={start} end={end} isTrack={isTrack} />
        );
      })}
    </svg>
  );
}

type LineProps = { readonly start: Square; readonly end: Square; readonly isTrack: boolean };

function Line({ start, end, isTrack }: LineProps) {
  const [x, y] = [end.column - start.column, end.row - start.row];
  const length = Math.max(Math.hypot(x, y), MARGIN * 2);
  const [dx, dy] = [(x / length) * MARGIN, (y / length) * MARGIN];
  const [x2, y2] = [end.column + CENTRE - dx, end.row + CENTRE - dy];
  const tip = TIP;
  const [ux, uy] = [(dx / MARGIN) * tip, (dy / MARGIN) * tip];
  return (
    <g className={isTrack ? styles.track : styles.link}>
      <line x1={start.column + CENTRE + dx} y1={start.row + CENTRE + dy} x2={x2} y2={y2} />
      <polygon
        points={`${x2},${y2} ${x2 - ux - uy * 0.6},${y2 - uy + ux * 0.6} ${x2 - ux + uy * 0.6},${y2 - uy - ux * 0.6}`}
      />
    </g>
  );
}
