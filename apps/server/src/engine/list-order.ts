import { MAX_SORTS } from '@quartermaster/contract/http/list-limits';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { fieldExpression } from './field-expression.ts';
import { isIdentityAlone } from './index-plan.ts';
import { ListRequestError } from './store-errors.ts';

/** What a list sorts by, the first first; the last term is `sort_key`, which no two records share. */
export type Order = readonly SortTerm[];

type SortTerm = { readonly expression: string; readonly descending: boolean };

type SortRequest = {
  readonly module: ResolvedModule;
  readonly language: Language;
  /** Field keys with commas between, `-` in front for descending; null: the module's own order. */
  readonly sort: string | null;
};

const IDENTITY = 'sort_key';

export function orderOf({ module, language, sort }: SortRequest): Order {
  const asked = sort === null || sort === '' ? ownSort(module) : sort.split(',').map(readTerm);
  if (asked.length > MAX_SORTS) throw new ListRequestError(sort ?? '', 'sort');
  const terms = asked.map(({ field, descending }) => ({
    expression: expressionOf(module, field, language),
    descending,
  }));
  const end = terms.findIndex(({ expression }) => expression === IDENTITY);
  if (end >= 0) return terms.slice(0, end + 1);
  // In the direction of the term before it, an index over both serves either way round.
  return [...terms, { expression: IDENTITY, descending: terms.at(-1)?.descending ?? false }];
}

export function reversed(order: Order): Order {
  return order.map(({ expression, descending }) => ({ expression, descending: !descending }));
}

export function orderSql(order: Order): string {
  return order.map(({ expression, descending }) => expression + (descending ? ' desc' : '')).join(', ');
}

type AskedTerm = { readonly field: string; readonly descending: boolean };

const ownSort = ({ list }: ResolvedModule): readonly AskedTerm[] => (list.sort === null ? [] : [list.sort]);

function readTerm(text: string): AskedTerm {
  return { field: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

function expressionOf(module: ResolvedModule, key: string, language: Language): string {
  const field = module.fieldByKey.get(key);
  if (key === 'record_id' || (field !== undefined && isIdentityAlone(module, field))) return IDENTITY;
  const expression = field === undefined || !canSort(module, key) ? null : fieldExpression(field, language);
  if (expression === null) throw new ListRequestError(key, 'sort');
  return expression;
}

/** Only fields with an index behind them sort a list of any length. */
function canSort({ list }: ResolvedModule, key: string): boolean {
  return list.sorts.includes(key) || list.filters.includes(key) || list.sort?.field === key;
}
