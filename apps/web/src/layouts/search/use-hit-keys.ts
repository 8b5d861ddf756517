import { useRouter } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import type { Hit } from './use-search-hits.ts';

/** The keys of a search box move through what was found; Enter jumps there. */
export function useHitKeys(hits: readonly Hit[] | undefined, onDone: () => void) {
  const router = useRouter();
  const [at, setAt] = useState(0);
  const count = hits?.length ?? 0;
  const active = Math.min(at, Math.max(count - 1, 0));

  const choose = (hit: Hit): void => {
    onDone();
    if (hit.kind === 'action') hit.action.run();
    else if (hit.kind === 'players')
      void router.navigate({ to: '/user-global', search: ({ env, v }) => ({ env, v, q: hit.text }) });
    else void router.navigate({ to: hit.to });
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setAt((active + step + count) % count);
    }
    const hit = hits?.[active];
    // The choice gives the focus back: unprevented, the same press would also press what has it then.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && hit) choose(hit);
    if (event.key === 'Escape') onDone();
  };

  return { active, choose, handleKeyDown, restart: () => setAt(0) };
}
