/** A node of PostgreSQL's plan, as the page shows it. */
export type PlanNode = {
  readonly title: string;
  /** Conditions and keys, as PostgreSQL writes them. */
  readonly details: readonly (readonly [name: string, text: string])[];
  readonly cost: number | null;
  readonly planRows: number | null;
  readonly rows: number | null;
  readonly loops: number | null;
  readonly milliseconds: number | null;
  readonly hit: number | null;
  readonly read: number | null;
  readonly removed: number | null;
  readonly children: readonly PlanNode[];
};

type Json = Readonly<Record<string, unknown>>;

const DETAILS = [
  'Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter', 'Sort Key', 'Group Key',
  'Sort Method', 'Subplan Name', 'CTE Name', 'One-Time Filter',
] as const; // prettier-ignore

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The root of `EXPLAIN (FORMAT JSON)`; null where it is none. */
export function readPlan(plan: unknown): PlanNode | null {
  const first: unknown = Array.isArray(plan) ? plan[0] : null;
  return isObject(first) && isObject(first['Plan']) ? nodeOf(first['Plan']) : null;
}

function nodeOf(node: Json): PlanNode {
  const number = (key: string): number | null => (typeof node[key] === 'number' ? node[key] : null);
  const children: readonly unknown[] = Array.isArray(node['Plans']) ? node['Plans'] : [];
  return {
    title: titleOf(node),
    details: DETAILS.flatMap((name) =>
      node[name] === undefined ? [] : [[name, textOf(node[name])] as const],
    ),
    cost: number('Total Cost'),
    planRows: number('Plan Rows'),
    rows: number('Actual Rows'),
    loops: number('Actual Loops'),
    milliseconds: number('Actual Total Time'),
    hit: number('Shared Hit Blocks'),
    read: number('Shared Read Blocks'),
    removed: number('Rows Removed by Filter'),
    children: children.filter(isObject).map(nodeOf),
  };
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** `Index Scan on account using account_pkey`, as PostgreSQL's own text has it. */
function titleOf(node: Json): string {
  const join = node['Join Type'] === undefined ? '' : ` (${textOf(node['Join Type'])})`;
  const table = node['Relation Name'] === undefined ? '' : ` on ${textOf(node['Relation Name'])}`;
  const index = node['Index Name'] === undefined ? '' : ` using ${textOf(node['Index Name'])}`;
  return `${textOf(node['Node Type'])}${join}${table}${index}`;
}
