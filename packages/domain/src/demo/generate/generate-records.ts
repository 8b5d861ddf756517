import type { RecordIssue } from '../../core/issue.ts';
import { plainText, type JsonObject, type RecordData } from '../../core/json.ts';
import type { Registry, ResolvedModule } from '../../core/module.ts';
import { recordIdOf } from '../../record/identity.ts';
import { normalizeRecord } from '../../record/normalize-record.ts';
import { validateConfiguration } from '../../validation/validate-configuration.ts';
import { countingOf, firstChildren, groupsBy, isAboutChildren } from './counting.ts';
import type { GameSoFar } from './game-so-far.ts';
import { repaired, withoutCause } from './repair.ts';
import { makeObject, type Setting } from './values.ts';

/** Repairing one problem may make another; after so many rounds a person has to write the records. */
const ROUNDS = 60;

/** A problem that comes back so often does not go away by changing the value. */
const MOST_TRIES = 4;

type Draft = {
  readonly data: RecordData;
  readonly setting: Setting;
  /** How often each problem came up. */
  readonly met: { readonly [problem: string]: number };
};

/**
 * Records of a module as a designer would have them: valid against the game so far, the same for the
 * same input. Problems are found as the console finds them and repaired one by one. Throws with the
 * problems that are left where a person has to write the records.
 */
export function generateRecords(module: ResolvedModule, game: GameSoFar): readonly RecordData[] {
  let drafts = distinct(
    module,
    plansOf(module, game).map((plan) => draftOf(module, plan)),
  );
  let problems = problemsOf(module, game, drafts);
  let tried = problems;
  for (let round = 0; problems.length > 0 && round < ROUNDS; round += 1) {
    tried = problems;
    const next = drafts.flatMap((draft) => withoutProblem(module, draft, problems));
    drafts = distinct(module, [...next, ...missing(module, game, problems, next.length)]);
    problems = problemsOf(module, game, drafts);
  }
  if (problems.length > 0 || drafts.length === 0) throw new Error(refusal(module, problems, tried));
  return drafts.map(({ data }) => data);
}

/** The problems that are left; where they cost every record, those of the last try. */
function refusal(
  { key }: ResolvedModule,
  left: readonly RecordIssue[],
  tried: readonly RecordIssue[],
): string {
  const problems = (left.length > 0 ? left : tried)
    .slice(0, 3)
    .map(({ recordId, path, code, params }) => `${recordId} ${path}: ${code} ${JSON.stringify(params)}`);
  return `No records could be made for ${key}; write them by hand. ${problems.join('; ')}`;
}

type Plan = { readonly setting: Setting; readonly given: JsonObject };

function plansOf(module: ResolvedModule, game: GameSoFar): readonly Plan[] {
  const { en, zh, jp } = module.titles.record;
  const turns = (count: number, given: JsonObject): readonly Plan[] =>
    Array.from({ length: count }, (_, index) => ({
      setting: { index, count, game, noun: [en, zh, jp] },
      given,
    }));
  if (module.kind === 'singleton') return turns(1, {});
  const { groupBy, sizeOf, partsOf } = countingOf(module, game);
  const plans = groupsBy(module, game, groupBy).flatMap((group) => turns(sizeOf(group), group));
  const numbered = module.fields.filter(({ key, kind }) => kind === 'id' && module.identity.includes(key));
  return plans.map(({ setting, given }, index) => ({
    setting,
    given: { ...makeObject(numbered, { ...setting, index }), ...given, ...partsOf(setting) },
  }));
}

function draftOf(module: ResolvedModule, { setting, given }: Plan): Draft {
  const common: JsonObject = {
    status: 'active',
    ...(module.fieldByKey.has('sort_order') ? { sort_order: setting.index } : {}),
  };
  const fields = module.fields.filter((field) => field.staffOnly !== true);
  return {
    setting,
    met: {},
    data: normalizeRecord(
      module,
      makeObject(fields, setting, { ...common, ...firstChildren(module), ...given }),
    ),
  };
}

/** Records for what a whole list has to have and lacks. */
function missing(
  module: ResolvedModule,
  game: GameSoFar,
  problems: readonly RecordIssue[],
  count: number,
): readonly Draft[] {
  const problem = problems.find(({ recordId, code }) => recordId === '' && code === 'must_include');
  const field = module.fieldByKey.get(plainText(problem?.params['field']));
  if (problem === undefined || field === undefined) return [];
  const { showWhen } = field;
  const given = {
    ...(showWhen === undefined ? {} : { [showWhen.field]: showWhen.in[0] ?? null }),
    [field.key]: problem.params['value'] ?? null,
  };
  const [plan] = plansOf(module, game);
  return plan === undefined
    ? []
    : [draftOf(module, { setting: { ...plan.setting, index: count, count: count + 1 }, given })];
}

/** The first of those with the same id: an enumeration may be too short for so many. */
function distinct(module: ResolvedModule, drafts: readonly Draft[]): readonly Draft[] {
  return [
    ...new Map(drafts.toReversed().map((draft) => [recordIdOf(module, draft.data), draft])).values(),
  ].toReversed();
}

/** Without the rules about children, which come after their parents. */
function problemsOf(
  module: ResolvedModule,
  { registry, records }: GameSoFar,
  drafts: readonly Draft[],
): readonly RecordIssue[] {
  const checked = { ...module, rules: module.rules.filter((rule) => !isAboutChildren(rule, module)) };
  const own = drafts.map(({ data }) => ({ recordId: recordIdOf(module, data), data }));
  const known: Registry = {
    ...registry,
    modules: [checked],
    get: (key) => (key === module.key ? checked : registry.get(key)),
    find: (key) => (key === module.key ? checked : registry.find(key)),
  };
  return validateConfiguration({
    registry: known,
    isProtected: true,
    records: (key) => {
      const other = registry.get(key);
      return key === module.key
        ? own
        : records(key).map((data) => ({ recordId: recordIdOf(other, data), data }));
    },
  });
}

/** The record after its first problem was repaired; none where that needs another record. */
function withoutProblem(
  module: ResolvedModule,
  draft: Draft,
  problems: readonly RecordIssue[],
): readonly Draft[] {
  const id = recordIdOf(module, draft.data);
  const problem = problems.find(({ recordId }) => recordId === id);
  if (problem === undefined) return [draft];
  // A bound that moves, because the record before was repaired too, is another problem.
  const name = `${problem.path} ${problem.code} ${plainText(problem.params['than'])}`;
  const times = (draft.met[name] ?? 0) + 1;
  const data =
    (times < MOST_TRIES ? repaired(module, draft.data, problem, draft.setting) : null) ??
    withoutCause(module, draft.data, problem);
  return data === null
    ? []
    : [{ ...draft, data: normalizeRecord(module, data), met: { ...draft.met, [name]: times } }];
}
