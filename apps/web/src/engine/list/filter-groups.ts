import type { FilterCondition, FilterEntry } from '@quartermaster/contract/http/list-filter';

/** Conditions that are met together, at most one for a field. */
export type FilterGroup = readonly FilterCondition[];

/** A filter as people make it: groups of conditions, of which a record meets one as a whole. */
export function groupsOf(filter: readonly FilterEntry[]): readonly FilterGroup[] {
  let groups: readonly FilterGroup[] = [[]];
  for (const entry of filter) {
    const alternatives: readonly FilterGroup[] = 'any' in entry ? entry.any : [[entry]];
    groups = groups.flatMap((group) => alternatives.map((more) => [...group, ...more]));
  }
  return groups;
}

/** The shortest way to write the groups; a group that says nothing is left out. */
export function filterOf(groups: readonly FilterGroup[]): readonly FilterEntry[] {
  const filled = groups.filter((group) => group.length > 0);
  const [only] = filled;
  if (only === undefined || filled.length === 1) return only ?? [];
  return [{ any: filled.map((group) => [...group]) }];
}

/** The groups with one condition set, in place of any other of that field. */
export function withCondition(
  groups: readonly FilterGroup[],
  index: number,
  condition: FilterCondition,
): readonly FilterGroup[] {
  const group = groups[index] ?? [];
  const isKnown = group.some(({ field }) => field === condition.field);
  const next = isKnown
    ? group.map((each) => (each.field === condition.field ? condition : each))
    : [...group, condition];
  return index < groups.length ? groups.with(index, next) : [...groups, next];
}

export function withoutCondition(
  groups: readonly FilterGroup[],
  index: number,
  field: string,
): readonly FilterGroup[] {
  return groups.map((group, at) => (at === index ? group.filter((each) => each.field !== field) : group));
}
