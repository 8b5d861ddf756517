import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { fieldsOf, type DefinitionRule } from '@quartermaster/testkit/lint/definition-rule';
import { describe, expect, it } from 'vitest';
import type { ResolvedField } from '../core/field.ts';
import { isJsonObject } from '../core/json.ts';
import { LANGUAGES, type Localized } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { demoFiles } from '../demo/files.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { isNumberKind } from '../fields/number-text.ts';
import { families } from './families.ts';
import { moduleDefinitions, registry } from './index.ts';

type Label = { readonly place: string; readonly text: Localized };

const HAN = /\p{Script=Han}/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Abbreviations and signs that are written alike everywhere. */
const INTERNATIONAL = /^(?:[A-Z0-9+ ]{1,5}|SSR Plus)$/;
/** Products that their makers write alike in every language. */
const PRODUCT_NAMES: ReadonlySet<string> = new Set(['iOS', 'Android', 'App Store', 'Google Play']);
const MAX_COLUMNS = 10;
const MAX_HELP = 160;

/** Fields of which a choice asks for one at a time share a column, but for numbers. */
function columnOf(key: string, field: ResolvedField | undefined): string {
  if (field?.showWhen === undefined || isNumberKind(field.kind)) return key;
  return `for ${field.showWhen.field}`;
}

function optionsOf(place: string, field: ResolvedField): readonly Label[] {
  if (field.kind !== 'enum' && field.kind !== 'multi_enum') return [];
  return field.of.values.map(({ value, label }) => ({ place: `${place}=${value}`, text: label }));
}

function labelsOf(module: ResolvedModule): readonly Label[] {
  return [
    { place: `${module.key} title`, text: module.titles.title },
    { place: `${module.key} record title`, text: module.titles.record },
    ...module.sections.map(({ key, title }) => ({ place: `${module.key} section ${key}`, text: title })),
    ...fieldsOf(module.fields, module.key).flatMap(([place, field]) => [
      { place, text: field.label },
      ...optionsOf(place, field),
    ]),
  ];
}

function helpsOf(module: ResolvedModule): readonly Label[] {
  return fieldsOf(module.fields, module.key).flatMap(([place, { help }]) =>
    help === undefined ? [] : [{ place, text: help }],
  );
}

function placesWhere(labels: readonly Label[], isWrong: (text: Localized) => boolean): readonly string[] {
  return labels.filter(({ text }) => isWrong(text)).map(({ place }) => place);
}

const RULES: readonly DefinitionRule[] = [
  {
    name: 'labels-in-three-languages',
    help: 'Write the label in English, Traditional Chinese and Japanese, without spaces around it.',
    check: (module) =>
      placesWhere([...labelsOf(module), ...helpsOf(module)], (text) =>
        LANGUAGES.some((language) => text[language] === '' || text[language] !== text[language].trim()),
      ),
  },
  {
    name: 'labels-translated',
    help: 'A label that reads like the English one is not translated. Only short abbreviations and product names may stay.',
    check: (module) =>
      placesWhere(
        labelsOf(module),
        ({ en, zh, jp }) =>
          !INTERNATIONAL.test(en) && !PRODUCT_NAMES.has(en) && (!HAN.test(zh) || !JAPANESE.test(jp)),
      ),
  },
  {
    name: 'help-is-a-sentence',
    help: 'Help ends with a full stop, says one thing and fits on two lines.',
    check: (module) =>
      placesWhere(
        helpsOf(module),
        ({ en, zh, jp }) =>
          !/[.)]$/.test(en) || !/[。）]$/.test(zh) || !/[。）]$/.test(jp) || en.length > MAX_HELP,
      ),
  },
  {
    name: 'has-a-title',
    help: 'Set display.title to the text that people know a record by. Without any text it is known by its id.',
    check: ({ key, display, fields }) => {
      const isNamed = fields.some((field) => field.kind === 'localized_text' && field.multiline !== true);
      return display.title === null && isNamed ? [key] : [];
    },
  },
  {
    name: 'title-can-be-searched',
    help: 'Add the title to `search`, or nobody finds a record by its name.',
    check: ({ key, display, search, fieldByKey }) => {
      const kind = display.title === null ? undefined : fieldByKey.get(display.title)?.kind;
      const isText = kind === 'text' || kind === 'localized_text';
      return isText && !search.includes(display.title ?? '') ? [key] : [];
    },
  },
  {
    name: 'list-fits-the-screen',
    help: `A list has at most ${MAX_COLUMNS} columns, begins with the identity and ends with the status. Alternatives share one.`,
    check: ({ key, kind, identity, fieldByKey, list: { columns } }) => {
      if (kind === 'singleton') return [];
      const drawn = new Set(columns.map((column) => columnOf(column, fieldByKey.get(column))));
      const beginsRight = identity.every((field, index) => columns[index] === field);
      return drawn.size <= MAX_COLUMNS && beginsRight && columns.at(-1) === 'status' ? [] : [key];
    },
  },
  {
    name: 'list-can-be-narrowed',
    help: 'Give the list two filters or more, the status among them, and a field to sort by.',
    check: ({ key, kind, list: { filters, sorts } }) =>
      kind === 'singleton' || (filters.length >= 2 && filters.includes('status') && sorts.length > 0)
        ? []
        : [key],
  },
  {
    name: 'sections-cover-the-fields',
    help: 'Place every field in a section; the console adds the ones that every record has.',
    check: ({ key, sections }) =>
      sections.length > 2 && sections.some((section) => section.key === 'rest') ? [key] : [],
  },
  {
    name: 'required-files-have-a-default',
    help: 'Imports have no pictures: give a required file a default that the demo game ships.',
    check: (module) => {
      const shipped = new Set(demoFiles().map((file) => file.path));
      return fieldsOf(module.fields, module.key).flatMap(([place, field]) => {
        if (field.kind !== 'asset' || !field.required) return [];
        const path = isJsonObject(field.default) ? field.default['path'] : undefined;
        return typeof path === 'string' && shipped.has(path) ? [] : [place];
      });
    },
  },
  {
    name: 'numbers-have-limits',
    help: 'Give a number a smallest and a largest value, so that a slip of the finger is noticed.',
    check: (module) =>
      fieldsOf(module.fields, module.key).flatMap(([place, field]) => {
        const isOpen =
          field.kind === 'integer' &&
          field.readOnly !== true &&
          (field.min === undefined || field.max === undefined);
        return isOpen ? [place] : [];
      }),
  },
];

describe.each(RULES)('definition rule $name', ({ name, help, check }) => {
  it.each(registry.modules.map((module) => [module.key, module] as const))(
    'is kept by %s',
    (_key, module) => {
      expect(check(module).map((place) => `${place}: ${name}. ${help}`)).toEqual([]);
    },
  );
});

describe('the registry', () => {
  it('lists every definition once, family by family in menu order', () => {
    const order = moduleDefinitions.map((definition) =>
      families.findIndex(({ key }) => key === definition.family),
    );
    expect(order).toEqual(order.toSorted((left, right) => left - right));
    expect(new Set(moduleDefinitions.map(({ key }) => key)).size).toBe(moduleDefinitions.length);
  });

  it('has the cells of a board in one sheet: its board would be a part otherwise', () => {
    const parted = registry.modules.filter(
      ({ board, list, parent }) =>
        board !== null &&
        board.rows === undefined &&
        ![null, parent?.field, board.groupBy, board.size?.of].includes(list.sheet?.groupBy ?? null),
    );
    expect(parted.map(({ key }) => key)).toEqual([]);
  });

  it('uses every kind of field, so that none goes untested', () => {
    const used = registry.modules.flatMap((module) =>
      fieldsOf(module.fields, module.key).map(([, { kind }]) => kind),
    );
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(FIELD_KINDS).toSorted());
  });

  it('knows the thirty families by names of their own', () => {
    expect(families).toHaveLength(30);
    for (const language of LANGUAGES)
      expect(new Set(families.map(({ title }) => title[language])).size).toBe(30);
    expect(new Set(families.map(({ icon }) => icon)).size).toBe(30);
  });
});

it('a family’s folder holds its modules, each in a file named after its key, and tests', async () => {
  const files: string[] = [];
  for await (const path of glob('*/*.ts', { cwd: import.meta.dirname })) files.push(basename(path, '.ts'));
  const keys = moduleDefinitions.map(({ key }) => key);
  const defining = files.filter((name) => name !== 'index' && !name.endsWith('.test'));
  expect(defining.toSorted()).toEqual(keys.toSorted());
});
