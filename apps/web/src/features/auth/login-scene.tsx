import styles from './login-scene.module.css';

/** Stacked crates, drawn in lines: the storeroom a quartermaster keeps. */
const CRATES: readonly {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: 1 | 2 | 3;
}[] = [
  { x: 250, y: 250, size: 130, tone: 2 },
  { x: 185, y: 282, size: 130, tone: 1 },
  { x: 315, y: 282, size: 130, tone: 3 },
  { x: 250, y: 315, size: 130, tone: 2 },
  { x: 250, y: 185, size: 130, tone: 1 },
  { x: 330, y: 232, size: 70, tone: 2 },
  { x: 250, y: 126, size: 60, tone: 3 },
  { x: 96, y: 356, size: 76, tone: 3 },
  { x: 408, y: 372, size: 60, tone: 1 },
];

function faces(size: number): readonly string[] {
  const half = size / 2;
  const quarter = size / 4;
  return [
    `M0 ${-half}L${half} ${-quarter}L0 0L${-half} ${-quarter}Z`,
    `M${-half} ${-quarter}L0 0V${half}L${-half} ${quarter}Z`,
    `M${half} ${-quarter}L0 0V${half}L${half} ${quarter}Z`,
  ];
}

export function LoginScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 500 440" aria-hidden="true">
      <g className={styles.floor}>
        {Array.from({ length: 9 }, (_, index) => (
          <path key={index} d={`M${-60 + index * 70} 440l260 -130M${560 - index * 70} 440l-260 -130`} />
        ))}
      </g>
      {CRATES.map(({ x, y, size, tone }) => {
        const [top, left, right] = faces(size);
        return (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`} className={styles[`tone${tone}`]}>
            <path className={styles.solid} d={`${top}${left}${right}`} />
            <path className={styles.top} d={top} />
            <path className={styles.left} d={left} />
            <path className={styles.right} d={right} />
          </g>
        );
      })}
    </svg>
  );
}
