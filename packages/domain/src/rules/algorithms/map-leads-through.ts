import type { AlgorithmParameters } from '../../core/algorithm-parameters.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import { canonicalJson } from '../../record/canonical.ts';
import { groupsBy } from '../groups.ts';
import { rowsAt } from '../row-paths.ts';
import type { ModuleRecord, ModuleRule } from '../rule-logic.ts';
import { reversed, walk, type Way } from './walk.ts';

type MapRule = AlgorithmParameters['map_leads_through'];

/**
 * On each map every node can be reached from the start and leads to an end. A map without a start or an
 * end is told by a count.
 */
export const mapLeadsThrough: ModuleRule<'map_leads_through'> = {
  level: 'module',
  paths: ({ groupBy, at, next, to, type }) => [
    ...groupBy,
    ...at,
    next,
    ...to.map((key) => `${next}.${key}`),
    type,
  ],
  names: ({ type, start, end }) => ({ values: [[type, [start, end]]] }),
  check(rule, records, add) {
    for (const nodes of groupsBy(records, rule.groupBy, ({ data }) => data)) {
      const places = new Map(nodes.map((node) => [placeOf(node.data, rule.at), node]));
      const ways = nodes.flatMap(({ recordId, data }) =>
        rowsAt(data, rule.next).flatMap(({ values, path }): Way[] => {
          const to = placeOf(values, rule.to);
          if (places.has(to)) return [{ from: placeOf(data, rule.at), to }];
          add(recordId, path, 'no_node_there', {
            to: rule.to.map((key) => plainText(values[key])).join(' / '),
          });
          return [];
        }),
      );
      const [starts, ends] = [rule.start, rule.end].map((type) => ofType(nodes, rule, type));
      if (!starts?.length || !ends?.length) continue;
      const [reached, leading] = [walk(starts, ways), walk(ends, reversed(ways))];
      for (const [place, { recordId }] of places) {
        if (!reached.has(place)) add(recordId, rule.type, 'no_way_from_start');
        else if (!leading.has(place)) add(recordId, rule.next, 'no_way_to_end');
      }
    }
  },
};

function ofType(nodes: readonly ModuleRecord[], { type, at }: MapRule, value: string): readonly string[] {
  return nodes.filter(({ data }) => data[type] === value).map(({ data }) => placeOf(data, at));
}

const placeOf = (values: RecordData, keys: readonly string[]): string =>
  canonicalJson(keys.map((key) => values[key] ?? null));
