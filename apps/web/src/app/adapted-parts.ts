import type { AdaptedParts } from '../engine/adapted-parts.ts';
import { lazyPart } from '../ui/overlay/lazy-part.tsx';

const versions = () => import('../features/environments/version-actions.tsx');

/** What lists of records that are kept elsewhere offer, by their store. */
export const ADAPTED_PARTS: AdaptedParts = {
  versions: {
    Head: lazyPart(async () => (await versions()).VersionHead),
    Row: lazyPart(async () => (await versions()).VersionActions),
  },
};
