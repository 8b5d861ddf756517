import { useId, useRef } from 'react';
import styles from './alarm-picture.module.css';
import { useLookAtPointer } from './use-look-at-pointer.ts';

/** Centres of the two eyes in the picture's own units. */
const EYES = [
  { x: 158, y: 214 },
  { x: 242, y: 214 },
] as const;

export function AlarmPicture() {
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  useLookAtPointer(picture, EYES);
  return (
    <svg ref={picture} viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffc069" />
          <stop offset="1" stopColor="#ec8318" />
        </linearGradient>
      </defs>
      <path
        className={styles.rays}
        d="M200 84V40M120 104L94 68M280 104l26 -36M68 158L26 138M332 158l42 -20"
      />
      <path className={styles.echoes} d="M62 226q-16 -30 0 -60M338 226q16 -30 0 -60" />
      <path className={styles.dome} fill={`url(#${id})`} d="M92 312V218a108 108 0 0 1 216 0v94z" />
      <path className={styles.shine} d="M118 216a84 84 0 0 1 42 -68" />
      {EYES.map(({ x, y }) => (
        <g key={x}>
          <circle className={styles.white} cx={x} cy={y} r="36" />
          <g data-pupil>
            <circle className={styles.pupil} cx={x} cy={y} r="16" />
            <circle cx={x + 5} cy={y - 6} r="5" fill="#fff" />
          </g>
        </g>
      ))}
      <path className={styles.mouth} d="M178 278q22 -14 44 0" />
      <rect className={styles.base} x="64" y="308" width="272" height="48" rx="14" />
    </svg>
  );
}
