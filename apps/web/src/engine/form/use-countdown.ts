import { useEffect, useEffectEvent, useState } from 'react';

export type Countdown = {
  /** `null`: nothing is counted. */
  readonly secondsLeft: number | null;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
};

/** Counts seconds down to something that happens once, unless it is stopped before. */
export function useCountdown(onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (secondsLeft === null) return undefined;
    const timer = window.setTimeout(() => {
      setSecondsLeft(secondsLeft > 1 ? secondsLeft - 1 : null);
      if (secondsLeft <= 1) end();
    }, 1000);
    return () => window.clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, start: setSecondsLeft, stop: () => setSecondsLeft(null) };
}
