import { errorBody } from '@quartermaster/contract/errors/error-body';
import type { Services } from '../../apps/server/src/compose.ts';
import { answerSchema, bodySchema, jsonSchema } from '../../apps/server/src/http/open-api.ts';
import type { Route } from '../../apps/server/src/http/route.ts';
import { createRoutes } from '../../apps/server/src/routes.ts';
import type { CallShapes, Shape } from '../../apps/web/src/api/wire-names.ts';
import { formatSource } from '../format-source.ts';
import { shapeOf, type Schema } from './shape-of.ts';

/** Answers whatever is asked for: declarations of routes ask their services nothing but to be there. */
const nothing: unknown = new Proxy(() => nothing, { get: () => nothing });

/** Every endpoint, none of which could be called. */
export const declaredRoutes = (): readonly Route[] => createRoutes(nothing as Services);

/** What a route sends and gets, as far as not everything of it is converted. */
export function callShapesOf(route: Route): CallShapes {
  const [body, answer] = [bodySchema(route), answerSchema(route)].map((schema) =>
    schema === null ? {} : shapeOf(schema),
  );
  return { ...given('body', body), ...given('answer', answer) };
}

const given = (key: 'body' | 'answer', shape: Shape | undefined): CallShapes =>
  shape === undefined || (typeof shape === 'object' && Object.keys(shape).length === 0)
    ? {}
    : { [key]: shape };

/** What every refusal looks like. */
export const errorSchema = (): Schema => jsonSchema(errorBody, 'output');

export const errorShape = (): Shape => shapeOf(errorSchema());

type Row = { readonly call: string; readonly parts: readonly string[]; readonly shapes: CallShapes };

/** The rows of the table, those that name a part before those that leave it open. */
export function shapeRows(): readonly Row[] {
  const all = declaredRoutes().flatMap((route) => {
    const shapes = callShapesOf(route);
    return [route.path, ...(route.alias === undefined ? [] : [route.alias])].map((path): Row => {
      const parts = path.split('/').filter((part) => part !== '');
      return { call: `${route.method} ${parts.join('/')}`, parts, shapes };
    });
  });
  const special = all.filter(({ shapes }) => Object.keys(shapes).length > 0);
  const mistakable = all.filter(
    (row) => !special.includes(row) && special.some((other) => isTakenFor(row, other)),
  );
  return [...special, ...mistakable].toSorted((one, other) => openness(one).localeCompare(openness(other)));
}

/** Whether the address of a call fits the pattern of another one, too. */
function isTakenFor(row: Row, pattern: Row): boolean {
  return (
    row.call.split(' ')[0] === pattern.call.split(' ')[0] &&
    row.parts.length === pattern.parts.length &&
    pattern.parts.every((part, index) => part.startsWith(':') || part === row.parts[index])
  );
}

/** Sorts a part that is named before one that is open. */
const openness = ({ call, parts }: Row): string =>
  `${parts.map((part) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0')).join('')} ${call}`;

/** The file of the table as the web app has it. */
export function wireShapesText(): Promise<string> {
  const table = Object.fromEntries(shapeRows().map(({ call, shapes }) => [call, shapes]));
  const source = `import type { CallShapes, Shape } from './wire-names.ts';

/*
 * Made from the schemas of the contract by \`node tools/wire-shapes.ts\`; a test compares them.
 */

// oxlint-disable max-lines -- a table that is made, with a part for each such call

/** Calls of which not every name is converted, and which parts keep theirs. */
export const SHAPES: Readonly<Record<string, CallShapes>> = ${JSON.stringify(table)};

/** The same of every refusal. */
export const ERROR_SHAPE: Shape = ${JSON.stringify(errorShape())};
`;
  return formatSource('wire-shapes.ts', source);
}
