import type { JsonValue } from '@quartermaster/domain/core/json';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { FieldInputProps } from '../types.ts';

/** Changes a value, given what it is by then. */
export type ChangeValue = (change: (value: JsonValue | undefined) => JsonValue) => void;

/**
 * Changes the newest value of an input that has inputs inside: the same function each time, so that a
 * key draws only what it changes.
 */
export function useChange({ value, onChange }: Pick<FieldInputProps, 'value' | 'onChange'>): ChangeValue {
  const newest = useRef({ value, onChange });
  useLayoutEffect(() => {
    newest.current = { value, onChange };
  }, [value, onChange]);
  return useCallback((change) => newest.current.onChange(change(newest.current.value)), []);
}
