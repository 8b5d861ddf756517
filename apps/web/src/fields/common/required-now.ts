import type { ResolvedField } from '@quartermaster/domain/core/field';
import { createContext, use, useSyncExternalStore } from 'react';

/** Which fields of the record being edited have to be filled because of its other values. */
export type RequiredSource = {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether that can change at this path. */
  readonly mayBeRequired: (path: string) => boolean;
  readonly isRequiredAt: (path: string) => boolean;
};

const NO_RULES: RequiredSource = {
  subscribe: () => () => undefined,
  mayBeRequired: () => false,
  isRequiredAt: () => false,
};

const RequiredContext = createContext<RequiredSource>(NO_RULES);

export const RequiredProvider = RequiredContext.Provider;

/** Whether a field has to be filled: by its definition, or by a rule as the record is now. */
export function useIsRequired({ required }: ResolvedField, path: string): boolean {
  const found = use(RequiredContext);
  const { subscribe, isRequiredAt } = !required && found.mayBeRequired(path) ? found : NO_RULES;
  const byRule = useSyncExternalStore(subscribe, () => isRequiredAt(path));
  return required || byRule;
}
