import { createContext, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';

/** Locks fields for as long as they are not let go: the answer does that. */
type Lock = (by: string, fields: readonly string[]) => () => void;

const FieldsContext = createContext<ReadonlySet<string>>(new Set());
const LockContext = createContext<Lock>(() => () => undefined);

/** Fields of a form that take no input, as its panels find out, each for reasons of its own. */
export function LockProvider({ children }: { readonly children: ReactNode }) {
  const [locks, setLocks] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [lock] = useState((): Lock => (by, fields) => {
    setLocks((before) => new Map(before).set(by, fields));
    return () => setLocks((before) => new Map([...before].filter(([other]) => other !== by)));
  });
  const fields = useMemo(() => new Set([...locks.values()].flat()), [locks]);
  return (
    <LockContext value={lock}>
      <FieldsContext value={fields}>{children}</FieldsContext>
    </LockContext>
  );
}

export function useIsLocked(field: string): boolean {
  return useLockedFields().has(field);
}

/** All of them. */
export function useLockedFields(): ReadonlySet<string> {
  return useContext(FieldsContext);
}

/** Called by a panel that knows what cannot change any more; the same list each time. */
export function useLockFields(fields: readonly string[]): void {
  const by = useId();
  const lock = useContext(LockContext);
  useEffect(() => (fields.length === 0 ? undefined : lock(by, fields)), [lock, by, fields]);
}
