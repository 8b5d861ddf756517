import { useCallback, useState } from 'react';
import { withTicks, type Ticks } from './warning-groups.ts';

const NO_TICKS: Ticks = new Set();

/** The new warnings that were ticked; `tick` is the same function on every render. */
export function useWarningTicks() {
  const [ticks, setTicks] = useState(NO_TICKS);
  const tick = useCallback(
    (keys: readonly string[], isTicked: boolean) => setTicks((before) => withTicks(before, keys, isTicked)),
    [],
  );
  return { ticks, tick, clear: () => setTicks(NO_TICKS) };
}

export type WarningTicks = ReturnType<typeof useWarningTicks>;
