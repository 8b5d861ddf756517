import type { RuleDefinition } from '@quartermaster/domain/core/rule';
import { createContext, use } from 'react';

const NO_RULES: readonly RuleDefinition[] = [];

const RuleContext = createContext<readonly RuleDefinition[]>(NO_RULES);

/** The rules of the module whose record is being edited. */
export const RuleProvider = RuleContext.Provider;

export function useRowRules(): readonly RuleDefinition[] {
  return use(RuleContext);
}
