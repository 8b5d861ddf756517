import { buildDefinition, LABEL, SAMPLE_FAMILY } from '@quartermaster/testkit/modules/build-module';
import { expect, it } from 'vitest';
import type { BoardDefinition } from './board.ts';
import { findDefinitionProblems } from './definition-problems.ts';
import type { FieldDefinitions } from './field.ts';
import type { ModuleDefinition } from './module.ts';
import { resolveModule } from './resolve.ts';

const no = { kind: 'integer', label: LABEL } as const;
const FIELDS = {
  name: { kind: 'text', label: LABEL },
  from: no,
  until: no,
  open: { kind: 'timeslot', label: LABEL },
  ways: { kind: 'rows', label: LABEL, fields: { x: no, y: no } },
} as const satisfies FieldDefinitions;

/** Each place where a definition names a field. `nmae` and `wyas` are no fields. */
const MISSPELT: Readonly<Record<string, Partial<ModuleDefinition>>> = {
  identity: { identity: ['nmae'] },
  display: { display: { title: 'nmae' } },
  'list.filters': { list: { filters: ['nmae'] } },
  'list.sorts': { list: { sorts: ['nmae'] } },
  'list.translated': { list: { translated: { path: 'name', language: 'nmae' } } },
  'list.sheet.groupBy': { list: { sheet: { groupBy: 'nmae' } } },
  'list.sheet.columns': { list: { sheet: { columns: ['nmae'] } } },
  search: { search: ['nmae'] },
  'evolution.renamed': { evolution: { renamed: { title: 'nmae' } } },
  'evolution.moved': { evolution: { moved: { title: { by: 'name', to: { a: 'nmae' } } } } },
  'fixed.fields': { fixed: { once: 'sample', fields: ['nmae'] } },
  'fixed.since': { fixed: { since: 'nmae', fields: ['name'] } },
  'fixed.during': { fixed: { during: { modules: ['sample-setting'], by: 'nmae' }, fields: ['name'] } },
  'fixed.until': { fixed: { during: 'open', until: 'nmae', fields: ['name'] } },
  'fixed.days': { fixed: { during: 'open', days: 'nmae', fields: ['name'] } },
};

const BOARDS: Readonly<Record<string, BoardDefinition>> = {
  board: { label: 'nmae' },
  'board.size': { size: { sides: ['nmae', 'until'] } },
  'board.links': { links: { rows: 'ways', to: ['x', 'nmae'] } },
};

/** Options of kinds of fields, with what they name. */
const OPTIONS: Readonly<Record<string, FieldDefinitions>> = {
  'one.showWhen': { one: { ...no, showWhen: { field: 'nmae', in: [1] } } },
  'one.afterField': { one: { kind: 'date_time', label: LABEL, afterField: 'nmae' } },
  'one.recordIn': { one: { kind: 'text', label: LABEL, recordIn: 'nmae' } },
  'one.weight': { one: { ...FIELDS.ways, weight: 'nmae' } },
  'one.uniqueBy': { one: { ...FIELDS.ways, uniqueBy: 'nmae' } },
  'one.columnsOf': { one: { ...FIELDS.ways, columnsOf: 'nmae' } },
  'one.folded': { one: { ...FIELDS.ways, folded: ['nmae'] } },
  'one.summary': { one: { ...FIELDS.ways, summary: ['nmae'] } },
  'one.brief': { one: { kind: 'group', label: LABEL, fields: { x: no }, brief: ['nmae'] } },
};

const CASES = [
  ...Object.entries(MISSPELT).map(([place, more]) => [`: ${place}`, buildDefinition(FIELDS, more)] as const),
  ...Object.entries(BOARDS).map(
    ([place, board]) => [`: ${place}`, buildDefinition(FIELDS, { board })] as const,
  ),
  ...Object.entries(OPTIONS).map(
    ([place, fields]) => [`.${place.replace('.', ': ')}`, buildDefinition({ ...FIELDS, ...fields })] as const,
  ),
];

it.each(CASES)('refuses a name that is no field at sample-setting%s', (place, definition) => {
  const problems = findDefinitionProblems([SAMPLE_FAMILY], [resolveModule(definition)], []);
  const said = problems.filter((problem) =>
    problem.startsWith(`sample-setting${place}: there is no field "nmae"`),
  );
  expect(said).toHaveLength(1);
});

it('refuses no name of a field that is there', () => {
  expect(findDefinitionProblems([SAMPLE_FAMILY], [resolveModule(buildDefinition(FIELDS))], [])).toEqual([]);
});
