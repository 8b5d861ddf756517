import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { findPlayer } from '../../engine/find-player.ts';
import type { Hit, SearchState } from './use-search-hits.ts';

/**
 * The keys of a search box move through what was found; Enter jumps there. While the answer to what is typed
 * is on its way, what is shown answers an earlier text: Enter then waits for it.
 */
export function useHitKeys({ hits, isSearching }: SearchState, onDone: () => void) {
  const router = useRouter();
  const [at, setAt] = useState(0);
  const isAwaited = useRef(false);
  const count = hits?.length ?? 0;
  const active = Math.min(at, Math.max(count - 1, 0));
  const hit = hits?.[active];

  const choose = (chosen: Hit): void => {
    // What follows takes its place among the hits, so the choice goes on from there.
    if (chosen.kind === 'more') return chosen.show();
    onDone();
    if (chosen.kind === 'action') chosen.action.run();
    else if (chosen.kind === 'players') void router.navigate(findPlayer(chosen.text));
    else void router.navigate({ to: chosen.to });
  };

  const chooseAwaited = useEffectEvent(() => {
    if (isAwaited.current && hit) choose(hit);
    isAwaited.current = false;
  });
  useEffect(() => {
    if (!isSearching) chooseAwaited();
  }, [isSearching]);

  const move = (to: number): void => {
    isAwaited.current = false;
    setAt(to);
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      move((active + step + count) % count);
    }
    if (event.key === 'Enter') {
      // The choice gives the focus back: unprevented, the same press would also press what has it then.
      event.preventDefault();
      // What the page offers to do is known at once.
      if (isSearching && hit?.kind !== 'action') isAwaited.current = true;
      else if (hit) choose(hit);
    }
    if (event.key === 'Escape') onDone();
  };

  return { active, choose, handleKeyDown, restart: () => move(0) };
}
