/** The places that the demo game runs in. Their only version is released in both. */
export const DEMO_ENVIRONMENTS = [
  { key: 'dev', name: 'Development', color: '#0e7f8c', is_protected: false },
  { key: 'production', name: 'Production', color: '#e5342f', is_protected: true },
] as const;

export const DEMO_VERSION = '1.4.0';

/** The oldest client that the demo's version is for. */
export const DEMO_CLIENT = '1.4.0';

/** Zone of the game's clock: weekdays and daily hours are meant in it. */
export const DEMO_TIME_ZONE = 'Asia/Hong_Kong';
