import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The value, of which what did not change keeps its identity: nothing that is given it is drawn again for a copy. */
export function useShared<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const shared = replaceEqualDeep<T>(kept, value);
  if (shared !== kept) setKept(() => shared);
  return shared;
}
