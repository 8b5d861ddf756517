import type { AdaptedParts } from '../engine/adapted-parts.ts';
import { lazyPart } from '../ui/overlay/lazy-part.tsx';

const versions = () => import('../features/environments/version-actions.tsx');

/** Buttons of lists whose records are not kept as revisions, by store. */
export const ADAPTED_PARTS: AdaptedParts = {
  versions: {
    Head: lazyPart(async () => (await versions()).VersionHead),
    Row: lazyPart(async () => (await versions()).VersionActions),
  },
};
