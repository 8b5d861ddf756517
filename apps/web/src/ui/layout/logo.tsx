import { useId } from 'react';

/** The mark of the console: a supply crate. */
export function Logo({ size = 18 }: { readonly size?: number }) {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#4361ee" />
          <stop offset="1" stopColor="#7c4dff" />
        </linearGradient>
      </defs>
      <rect x="1" y="1" width="30" height="30" rx="8" fill={`url(#${gradient})`} />
      <path
        d="M9 12.5 16 9l7 3.5v7L16 23l-7-3.5zM9 12.5l7 3.5 7-3.5M16 16v7"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}
