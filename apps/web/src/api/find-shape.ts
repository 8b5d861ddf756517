import { PLAIN, type CallShapes, type Shape } from './wire-names.ts';
import { ERROR_SHAPE, SHAPES } from './wire-shapes.ts';

type Row = { readonly method: string; readonly parts: readonly string[]; readonly shapes: CallShapes };

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const ROWS: readonly Row[] = Object.entries(SHAPES).map(([call, shapes]) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, parts: partsOf(path), shapes };
});

const matches = (pattern: readonly string[], parts: readonly string[]): boolean =>
  (pattern.at(-1) === '*' ? pattern.length <= parts.length : pattern.length === parts.length) &&
  pattern.every((part, index) => part.startsWith(':') || part === '*' || part === parts[index]);

/** The shapes of a call by its address; rows that name a part come before those that leave it open. */
function shapesOf(method: string, path: string): CallShapes {
  const parts = partsOf(path.split('?')[0] ?? '');
  return ROWS.find((row) => row.method === method && matches(row.parts, parts))?.shapes ?? {};
}

export const bodyShape = (method: string, path: string): Shape => shapesOf(method, path).body ?? PLAIN;
export const answerShape = (method: string, path: string): Shape => shapesOf(method, path).answer ?? PLAIN;

/** The shape of every refusal. */
export const refusalShape: Shape = ERROR_SHAPE;
