import { useCallback, useState } from 'react';

function read(name: string): readonly string[] {
  return (localStorage.getItem(name) ?? '').split(',').filter(Boolean);
}

type Change = (next: (keys: readonly string[]) => readonly string[]) => void;

/** A list of keys that this browser remembers under a name. */
export function useStoredKeys(name: string): readonly [keys: readonly string[], change: Change] {
  const [keys, setKeys] = useState(() => read(name));
  const change = useCallback<Change>(
    (next) => {
      // Another tab may have changed it meanwhile.
      const changed = next(read(name));
      localStorage.setItem(name, changed.join(','));
      setKeys(changed);
    },
    [name],
  );
  return [keys, change];
}
