import type { Expression } from '../../core/demand-parameters.ts';
import { isJsonObject, type JsonObject } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import type { RuleDefinition, SequenceDemand } from '../../core/rule.ts';
import { childRule } from '../../rules/child-rule.ts';
import { countsChildren } from '../../rules/demands/demand-names.ts';
import { ruleLogic } from '../../rules/index.ts';
import { resultOf } from '../../rules/demands/subjects.ts';
import { choicesOf } from './choices.ts';
import { sightIn, type GameSoFar } from './game-so-far.ts';
import { makeObject, type Setting } from './values.ts';

/** Records of a list: as many as show each choice, within reason. */
const FEWEST = 6;
const MOST = 24;
/** Records of a group where nothing says how many, and the groups by each field that get any. */
const PER_GROUP = 5;
const GROUPS = 4;

/** How the records of a module are counted: in which groups, how many there are in one, and what tells them apart. */
type Counting = {
  readonly groupBy: readonly string[];
  readonly sizeOf: (group: JsonObject) => number;
  readonly partsOf: (setting: Setting) => JsonObject;
};

/** By the rule that makes records count up, else by the fields that name them. */
export function countingOf(module: ResolvedModule, game: GameSoFar): Counting {
  const parent = module.parent === null ? [] : [module.parent.field];
  const rule = countingRule(module);
  if (rule !== undefined) {
    const from = typeof rule.from === 'number' ? rule.from : 1;
    return {
      groupBy: [...new Set([...parent, ...[rule.along.groupBy ?? []].flat()])],
      sizeOf: (group) => sizeBy(rule, module, game, group) ?? childrenIn(module, game, group) ?? PER_GROUP,
      partsOf: ({ index }) => ({ [rule.field]: from + index }),
    };
  }
  const own = module.identity.filter((key) => !parent.includes(key));
  const groupBy = [...parent, ...own.slice(0, -1)];
  const last = groupBy.length === 0 ? undefined : module.fieldByKey.get(own.at(-1) ?? '');
  return {
    groupBy,
    sizeOf: (group) => childrenIn(module, game, group) ?? sizeOfList(module, groupBy),
    partsOf: (setting) => (last === undefined ? {} : makeObject([last], setting)),
  };
}

type CountingRule = SequenceDemand<'contiguous'> & {
  readonly along: { readonly groupBy?: string | readonly string[] };
};

function countingRule(module: ResolvedModule): CountingRule | undefined {
  return module.rules.find(
    (rule): rule is CountingRule =>
      'is' in rule && rule.is === 'contiguous' && isJsonObject(rule.along) && !('rows' in rule.along),
  );
}

/** Where counting ends, when the rule says so. */
function sizeBy(
  rule: CountingRule,
  module: ResolvedModule,
  game: GameSoFar,
  group: JsonObject,
): number | undefined {
  const sight = sightIn(module, rule.field, group, game);
  const numberAt = (expression: Expression | undefined): number | undefined => {
    const value = expression === undefined ? undefined : resultOf(expression, sight).value;
    return typeof value === 'number' ? value : undefined;
  };
  const from = numberAt(rule.from) ?? 1;
  const until = numberAt(rule.until);
  const before = numberAt(rule.before);
  if (until !== undefined) return until - from + 1;
  return before === undefined ? undefined : before - from;
}

/** How many children the parent says it has. */
function childrenIn(module: ResolvedModule, game: GameSoFar, group: JsonObject): number | undefined {
  if (module.parent === null) return undefined;
  const { module: key, field } = module.parent;
  const parent = game.find(key, group[field]);
  const [counted] = (game.registry.find(key)?.rules ?? []).flatMap((rule) => {
    const other = 'as' in rule && isJsonObject(rule.as) && 'countOf' in rule.as ? rule.as.countOf : undefined;
    const isCounted = typeof other === 'object' && 'children' in other && other.children === module.key;
    return isCounted && 'field' in rule ? [rule.field] : [];
  });
  const count = counted === undefined ? undefined : parent?.[counted];
  return typeof count === 'number' ? count : undefined;
}

function sizeOfList(module: ResolvedModule, groups: readonly string[]): number {
  if (groups.length > 0) return PER_GROUP;
  const sizes = module.fields.map((field) => (field.kind === 'enum' ? field.of.values.length : 0));
  return Math.min(MOST, Math.max(FEWEST, ...sizes));
}

/** The groups that get records: every parent, and some values of each other field, in every combination. */
export function groupsBy(
  module: ResolvedModule,
  game: GameSoFar,
  groupBy: readonly string[],
): readonly JsonObject[] {
  return groupBy.reduce<readonly JsonObject[]>(
    (groups, key) => {
      const field = module.fieldByKey.get(key);
      const choices = field === undefined ? [] : choicesOf(field, game);
      const values = choices.length > 0 ? choices : Array.from({ length: GROUPS }, (_, index) => index + 1);
      const most = key === module.parent?.field ? values.length : GROUPS;
      return groups.flatMap((group) => values.slice(0, most).map((value) => ({ ...group, [key]: value })));
    },
    [{}],
  );
}

/** Whether a rule of a module asks for children, counts or names them: they come after their parents. */
export function isAboutChildren(rule: RuleDefinition, { identity, parent }: ResolvedModule): boolean {
  const isDemand = 'field' in rule && 'is' in rule && !('along' in rule);
  const owner = 'rule' in rule && rule.rule === 'occurs_in' ? (rule.same ?? '') : '';
  const looksAtChildren = owner !== parent?.field && identity.includes(owner);
  return (
    ruleLogic(rule) === childRule ||
    (isDemand && countsChildren(rule)) ||
    isNamingChild(rule, identity) ||
    looksAtChildren
  );
}

/** The first child, for every field that names one: there is no other that each record has. */
export function firstChildren({ rules, identity }: ResolvedModule): JsonObject {
  const named = rules.filter((rule) => isNamingChild(rule, identity));
  return Object.fromEntries(named.flatMap((rule) => ('field' in rule ? [[rule.field, 1]] : [])));
}

function isNamingChild(rule: RuleDefinition, identity: readonly string[]): boolean {
  return 'is' in rule && rule.is === 'record_of' && identity.includes(rule.under ?? '');
}
