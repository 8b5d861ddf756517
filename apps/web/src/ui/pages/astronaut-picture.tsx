import { useId } from 'react';
import styles from './astronaut-picture.module.css';

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [46, 92, 9],
  [108, 32, 6],
  [212, 26, 5],
  [330, 18, 8],
  [432, 74, 6],
  [470, 168, 9],
  [30, 236, 6],
  [74, 352, 8],
  [446, 338, 7],
];

const CRATERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [356, 150, 22],
  [392, 236, 30],
  [300, 318, 26],
  [330, 232, 13],
  [256, 340, 12],
  [410, 176, 9],
];

function star([x, y, size]: (typeof STARS)[number]): string {
  const inner = size / 4;
  return `M${x} ${y - size}L${x + inner} ${y - inner}L${x + size} ${y}L${x + inner} ${y + inner}L${x} ${y + size}L${x - inner} ${y + inner}L${x - size} ${y}L${x - inner} ${y - inner}Z`;
}

export function AstronautPicture() {
  const id = useId();
  return (
    <svg viewBox="0 0 500 420" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-moon`} x1="0.1" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#fbf1d3" />
          <stop offset="1" stopColor="#dcc48b" />
        </linearGradient>
        <linearGradient id={`${id}-visor`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5d78f2" />
          <stop offset="1" stopColor="#241c5c" />
        </linearGradient>
      </defs>
      {STARS.map((each, index) => (
        <path key={each.join()} className={styles.star} data-late={index % 2 === 1} d={star(each)} />
      ))}
      <circle cx="316" cy="236" r="142" fill={`url(#${id}-moon)`} />
      {CRATERS.map(([x, y, radius]) => (
        <ellipse key={x} cx={x} cy={y} rx={radius} ry={radius * 0.86} fill="#c3a767" opacity="0.42" />
      ))}
      <g className={styles.astronaut}>
        <path className={styles.tether} d="M120 262C40 300 66 402 -20 396" />
        <Astronaut visor={`url(#${id}-visor)`} />
      </g>
    </svg>
  );
}

function Astronaut({ visor }: { readonly visor: string }) {
  return (
    <g transform="rotate(-12 176 216)">
      <rect className={styles.pack} x="118" y="196" width="116" height="92" rx="22" />
      <path className={styles.outline} d="M150 282l-14 62M200 282l20 56M128 222l-46 30M224 222l44 -40" />
      <path className={styles.limb} d="M150 282l-14 62M200 282l20 56M128 222l-46 30M224 222l44 -40" />
      <rect className={styles.suit} x="128" y="196" width="96" height="100" rx="34" />
      <rect className={styles.panel} x="152" y="232" width="48" height="30" rx="7" />
      <circle cx="164" cy="247" r="5" fill="#ef8f3c" />
      <path d="M176 243h16M176 251h10" className={styles.lines} />
      <circle className={styles.suit} cx="176" cy="154" r="58" />
      <rect x="134" y="124" width="84" height="62" rx="30" fill={visor} className={styles.visor} />
      <path className={styles.shine} d="M150 138c8 -7 18 -8 26 -7M144 150l1 -3" />
    </g>
  );
}
