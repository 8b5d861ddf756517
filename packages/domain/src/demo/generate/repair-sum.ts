import type { Issue } from '../../core/issue.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { COMPARISONS } from '../../rules/demands/comparison.ts';
import { holdsIn } from '../../rules/demands/conditions.ts';

/**
 * Rows whose figures add up to what a rule asks for. An exact sum goes to one row and the others get 0,
 * one that is too small is made up by the first row, and one that is too large is cut in all rows alike.
 * Nothing where no rule about the list says so.
 */
export function withSum(
  module: ResolvedModule,
  path: string,
  value: JsonValue | undefined,
  { code, params }: Issue,
): JsonValue | undefined {
  const key = plainText(params['sum_of']);
  const list = path.replaceAll(/\.\d+/g, '');
  const rule = module.rules.find(
    (each) => 'sumOf' in each && each.sumOf === key && each.in === list && COMPARISONS[each.is].code === code,
  );
  if (rule === undefined || !('sumOf' in rule) || !Array.isArray(value)) return undefined;
  const limit = Number(params['value'] ?? params['than']);
  const wanted = code === 'less' ? limit - 1 : code === 'greater' ? limit + 1 : limit;
  const rows = value.filter((row: JsonValue) => isJsonObject(row));
  const counted = rows.filter((row) => holdsIn(rule.where, row));
  return rows.map((row) => {
    const place = counted.indexOf(row);
    return place < 0 ? row : { ...row, [key]: shareOf(place, counted, key, code, wanted) };
  });
}

function shareOf(
  place: number,
  rows: readonly JsonObject[],
  key: string,
  code: Issue['code'],
  wanted: number,
): number {
  const own = Number(rows[place]?.[key] ?? 0);
  if (code === 'same_as') return place === 0 ? wanted : 0;
  const sum = rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);
  if (sum > wanted) return Math.floor((own * wanted) / sum);
  return place === 0 ? own + wanted - sum : own;
}
