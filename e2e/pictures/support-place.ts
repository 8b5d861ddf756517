import type { Screen } from './screens.ts';
import { PRODUCTION } from '../pages/place.ts';

/* Players of the demo game with a story. */
export const MARLOWEN = 100_001;
export const LOST_ITEM = 100_002;
export const CHEATER = 100_003;
export const WHALE = 100_004;
export const RETURNING = 100_005;
export const STARFOX = 100_008;
export const DELETED_SOON = 100_101;

/** A screen of the production environment. */
export const live = (
  name: string,
  path: string,
  show?: Screen['show'],
  person: Screen['person'] = 'admin',
) => ({
  name: `support-${name}`,
  path: `${path}${path.includes('?') ? '&' : '?'}${PRODUCTION}`,
  person,
  ...(show ? { show } : {}),
});

export const player = (account: number, section = ''): string =>
  `/user-control/1/${account}/detail${section ? `?section=${section}` : ''}`;
