import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { PlayerQuestion } from '../core/player-facts.ts';
import { readRecord } from '../record/read-record.ts';
import { waitingAccounts } from '../rules/algorithms/lists-players.ts';
import { ruleLogic } from '../rules/index.ts';

/** What the rules of modules ask about players, each question once. */
export function questionsAsked(modules: readonly ResolvedModule[]): readonly PlayerQuestion[] {
  const asked = modules.flatMap(({ rules }) =>
    rules.flatMap((rule) => {
      const logic = ruleLogic(rule);
      return logic.level === 'module' ? (logic.asks?.(rule) ?? []) : [];
    }),
  );
  return [...new Set(asked)];
}

/** The modules whose records list accounts, and the numbers a record lists at a moment. */
export function accountsAskedFor(modules: readonly ResolvedModule[]): readonly {
  readonly module: ResolvedModule;
  readonly accountsIn: (data: RecordData, at: string) => readonly number[];
}[] {
  return modules.flatMap((module) =>
    module.rules.flatMap((rule) =>
      'rule' in rule && rule.rule === 'lists_players'
        ? {
            module,
            accountsIn: (data: RecordData, at: string) =>
              waitingAccounts(rule, readRecord(module, data), at).map(Number),
          }
        : [],
    ),
  );
}
