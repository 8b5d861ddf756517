import { isTree, namesIn, type Tree } from './syntax-tree.ts';

/**
 * They compare every element of one side with every element of the other, and no time limit interrupts them: two
 * lists that a query builds in a second keep PostgreSQL busy for hours.
 */
const UNINTERRUPTIBLE: ReadonlySet<string> = new Set(['&&', '@>', '<@', '?|', '?&']);

/** A constant of this size is compared quickly, whatever the other side is. */
const MOST_ELEMENTS = 100;
const MOST_CHARACTERS = 200;

/** The operator of a node if no query may have it there, as a person knows it. */
export function refusedOperator(node: Tree): string | null {
  const names = namesIn(node['name'] ?? node['useOp'] ?? node['operName']);
  if (names.length > 1 && names[0] !== 'pg_catalog') return names.join('.');
  const name = names.at(-1) ?? '';
  const isBounded = [node['lexpr'], node['rexpr']].some(isShortValue);
  return UNINTERRUPTIBLE.has(name) && !isBounded ? name : null;
}

/** Whether a value is written out in the statement, and short. */
function isShortValue(node: unknown): boolean {
  if (!isTree(node)) return false;
  const { TypeCast: cast, A_ArrayExpr: list } = node;
  if (isTree(cast)) return isShortValue(cast['arg']);
  if (!isTree(list)) return isShortConstant(node);
  const { elements = [] } = list;
  return Array.isArray(elements) && elements.length <= MOST_ELEMENTS && elements.every(isShortConstant);
}

function isShortConstant(node: unknown): boolean {
  const constant = isTree(node) ? node['A_Const'] : null;
  return isTree(constant) && JSON.stringify(constant).length <= MOST_CHARACTERS;
}
