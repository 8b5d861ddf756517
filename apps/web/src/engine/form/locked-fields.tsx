import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

type Locked = {
  readonly fields: ReadonlySet<string>;
  readonly lock: (fields: readonly string[]) => void;
};

const NONE: ReadonlySet<string> = new Set();
const LockedContext = createContext<Locked>({ fields: NONE, lock: () => undefined });

/** Fields of a form that take no input, as its panels find out. */
export function LockProvider({ children }: { readonly children: ReactNode }) {
  const [fields, setFields] = useState(NONE);
  const locked = useMemo(
    () => ({ fields, lock: (more: readonly string[]) => setFields(new Set(more)) }),
    [fields],
  );
  return <LockedContext value={locked}>{children}</LockedContext>;
}

export function useIsLocked(field: string): boolean {
  return useContext(LockedContext).fields.has(field);
}

/** All of them. */
export function useLockedFields(): ReadonlySet<string> {
  return useContext(LockedContext).fields;
}

/** Called by a panel that knows what cannot change any more; the same list each time. */
export function useLockFields(fields: readonly string[]): void {
  const { fields: known, lock } = useContext(LockedContext);
  useEffect(() => {
    if (known.size !== fields.length || fields.some((field) => !known.has(field))) lock(fields);
  }, [known, lock, fields]);
}
