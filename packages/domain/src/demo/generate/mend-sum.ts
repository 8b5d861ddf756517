import type { Issue } from '../../core/issue.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { holdsIn } from '../../rules/demands/conditions.ts';

/**
 * Rows whose figures add up to what a rule asks for. An exact sum goes to one row and the others get 0,
 * one that is too small is made up by the first row, and one that is too large is shared out evenly.
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
  const is = code === 'same_as' ? ['same'] : ['at_most', 'less', 'at_least', 'greater'];
  const rule = module.rules.find(
    (each) => 'sumOf' in each && each.sumOf === key && each.in === list && is.includes(each.is),
  );
  if (rule === undefined || !('sumOf' in rule) || !Array.isArray(value)) return undefined;
  const wanted = Number(params['value'] ?? params['than']);
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
  if (code === 'less' || code === 'less_or_equal') return Math.floor((own * (wanted - 1)) / Math.max(1, sum));
  return place === 0 ? own + wanted - sum + 1 : own;
}
