import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkImportDirection } from './import-direction.ts';
import { checkName } from './names.ts';
import { checkPackages } from './packages.ts';
import { checkRuleFacts } from './rule-facts.ts';
import { checkSchemas, checkSharedSchemas } from './schemas.ts';
import { parseSourceFile, readSourceFile } from './source-file.ts';
import {
  checkCommonFields,
  checkDefinition,
  checkEngineVocabulary,
  checkModuleFile,
  checkModuleLists,
} from './vocabulary.ts';

const importing = (path: string, specifier: string) =>
  checkImportDirection(parseSourceFile(path, `import { thing } from '${specifier}';`)).map(
    ({ message }) => message,
  );

describe('import direction', () => {
  it.each([
    ['packages/contract/src/http/records.ts', '@quartermaster/domain/core/issue'],
    ['apps/server/src/features/records/records.service.ts', '../../engine/record-store.ts'],
    ['apps/server/src/features/records/records.service.ts', '../audit/index.ts'],
    ['apps/server/src/db/open-database.ts', '../platform/data-lock.ts'],
    ['apps/web/src/screens/list-screen.tsx', '../engine/use-module-list.ts'],
    ['apps/server/src/engine/record-store.test.ts', '@quartermaster/testkit/modules/sample'],
  ])('lets %s import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  it.each([
    ['packages/domain/src/core/module.ts', '@quartermaster/contract/http/records', 'domain is pure'],
    ['apps/web/src/app/main.tsx', '../../../server/src/main.ts', 'apps meet only through packages/contract'],
    [
      'apps/server/src/engine/record-store.ts',
      '@quartermaster/testkit/modules/sample',
      'testkit is for tests',
    ],
    ['apps/server/src/db/database.ts', '../engine/record-store.ts', 'imports go down'],
    ['apps/server/src/platform/files.ts', '../db/database.ts', 'imports go down'],
    ['apps/server/src/features/records/records.service.ts', '../audit/audit.repo.ts', 'through its index.ts'],
    ['apps/server/src/features/records/records.service.ts', '../../compose.ts', 'handed in'],
    ['apps/web/src/features/auth/login.tsx', '../releases/releases.tsx', 'do not know each other'],
    ['apps/web/src/ui/button.tsx', '../fields/text/text-input.tsx', 'imports go down'],
  ])('stops %s from importing %s', (path, specifier, advice) => {
    expect(importing(path, specifier)).toEqual([expect.stringContaining(advice)]);
  });
});

describe('names', () => {
  it('wants kebab-case and at most six folders', () => {
    expect(checkName('apps/web/src/screens/player-page.tsx')).toEqual([]);
    expect(checkName('apps/web/src/screens/PlayerPage.tsx')).toHaveLength(1);
    expect(checkName('a/b/c/d/e/f/file.ts')).toEqual([]);
    expect(checkName('a/b/c/d/e/f/g/file.ts')).toHaveLength(1);
  });
});

describe('vocabulary', () => {
  const engineFile = (text: string) => parseSourceFile('apps/server/src/engine/list-query.ts', text);

  it('keeps modules and the game out of the engines', () => {
    const findings = checkEngineVocabulary(engineFile(`const key = 'item-setting'; const petCount = 1;`), [
      'item-setting',
    ]);
    expect(findings.map(({ message }) => message.split(':')[0])).toEqual([
      'names "item-setting"',
      'names "pet"',
    ]);
    expect(
      checkEngineVocabulary(engineFile('// such as pets\nconst competent = 1;'), ['item-setting']),
    ).toEqual([]);
  });

  it('keeps definitions free of code that works on them, and listed', () => {
    const folder = 'packages/domain/src/modules/pets';
    const definition = parseSourceFile(
      `${folder}/pet-setting.ts`,
      `import { validateRecord } from '../../validation/validate-record.ts';\nexport const petSetting = defineModule({});`,
    );
    const emptyList = parseSourceFile(`${folder}/index.ts`, 'export const petsModules = [];');
    const allModules = parseSourceFile(
      'packages/domain/src/modules/index.ts',
      `import { petsModules } from './pets/index.ts';`,
    );
    expect(checkDefinition(definition)).toHaveLength(1);
    expect(checkModuleLists([definition, emptyList, allModules]).map(({ path }) => path)).toEqual([
      definition.path,
    ]);
    const list = parseSourceFile(emptyList.path, `import { petSetting } from './pet-setting.ts';`);
    expect(checkModuleLists([definition, list, allModules])).toEqual([]);
  });

  it('a family folder holds definitions alone, each in a file named after its key', () => {
    const text = `export const petSetting = defineModule({\n  key: 'pet-setting',\n});`;
    const paths = ['pets/pet-setting.ts', 'pets/pet-fields.ts', 'pets/index.ts', 'families.ts'];
    const found = paths.flatMap((path) =>
      checkModuleFile(parseSourceFile(`packages/domain/src/modules/${path}`, text)),
    );
    expect(found.map(({ path }) => path)).toEqual(['packages/domain/src/modules/pets/pet-fields.ts']);
  });
});

describe('common fields', () => {
  const common = readSourceFile(
    join(import.meta.dirname, '../..'),
    'packages/domain/src/field-sets/common-fields.ts',
  );
  const findings = (text: string) =>
    checkCommonFields([common, parseSourceFile('packages/domain/src/modules/pets/pet-setting.ts', text)]).map(
      ({ message }) => message,
    );

  it.each([
    ["name: field.localizedText(['Name', '名稱', '名前'], 40)", 'name'],
    ["name: field.text(['Name', '名稱', '名前'], 40)", 'staffName'],
    ["icon: field.asset(['Icon', '圖示', 'アイコン'], 'image')", 'icon'],
    ["god_id: field.reference(['God', '神明', '神'], 'god-setting')", 'god'],
    ["server_ids: field.references(\n  ['Servers', '伺服器', 'サーバー'],", 'servers'],
  ])('%s is written once', (text, name) => {
    expect(findings(text)).toEqual([expect.stringContaining(`common.${name} has this label`)]);
  });

  it('leave what is called otherwise, or is of another kind, to the definition', () => {
    expect(findings("name: field.localizedText(['Motto', '座右銘', '座右の銘'], 40)")).toEqual([]);
    expect(findings("name: field.integer(['Name', '名稱', '名前'], 40)")).toEqual([]);
  });
});

describe('schemas', () => {
  const schema = parseSourceFile('packages/contract/src/http/records.ts', "import * as z from 'zod';");
  const limits = parseSourceFile('packages/contract/src/http/limits.ts', 'export const MOST = 1;');
  const findings = (text: string) =>
    checkSchemas([schema, limits, parseSourceFile('apps/web/src/api/records.ts', text)]);

  it('stay out of the browser', () => {
    expect(findings("import { MOST, type Answer } from '@quartermaster/contract/http/records';")).toEqual([
      expect.objectContaining({ path: 'apps/web/src/api/records.ts' }),
    ]);
  });

  it('may be known by their types', () => {
    expect(findings("import type { Answer } from '@quartermaster/contract/http/records';")).toEqual([]);
    expect(findings("import { type Answer } from '@quartermaster/contract/http/records';")).toEqual([]);
    expect(findings("import { MOST } from '@quartermaster/contract/http/limits';")).toEqual([]);
  });
});

it('instants and switches have one schema each', () => {
  const found = (text: string) =>
    checkSharedSchemas(parseSourceFile('packages/contract/src/http/records.ts', text)).map(
      ({ message }) => message,
    );
  expect(found('const row = z.object({ updated_at: z.string().nullable() });')).toEqual([
    'says "updated_at: z.string()": use instant, of http/instant.ts.',
  ]);
  expect(found("const query = z.object({ all: z.enum(['0', '1']).default('0') });")).toHaveLength(1);
  expect(found('const row = z.object({ at: instant, format: z.string() });')).toEqual([]);
});

it('a rule has facts', () => {
  const facts = parseSourceFile(
    'packages/domain/src/rules/some.test.ts',
    `[{ field: 'it', is: 'whole' }, { rule: 'no_cycle', field: 'it' }]`,
  );
  const use = parseSourceFile('packages/domain/src/rules/other.ts', `{ rule: 'groups' }`);
  const found = checkRuleFacts([facts, use], { demands: ['whole', 'even'], rules: ['no_cycle', 'groups'] });
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining("is: 'even'"),
    expect.stringContaining("rule: 'groups'"),
  ]);
});

describe('packages', () => {
  const root = { folder: '', packages: ['vitest', 'typescript'] };
  const web = { folder: 'apps/web', packages: ['react', '@tanstack/react-query'] };
  const found = (path: string, text: string, ...packages: string[]) =>
    checkPackages(
      [
        parseSourceFile(path, text),
        parseSourceFile('apps/web/src/a.test.tsx', `import 'react';\nimport 'vitest';`),
        parseSourceFile('apps/web/src/b.ts', `import { useQuery } from '@tanstack/react-query/build';`),
      ],
      [root, { ...web, packages: [...web.packages, ...packages] }],
    );

  it('are asked for where they are imported', () => {
    expect(found('apps/web/src/c.ts', `import { z } from 'zod';`, 'zod')).toEqual([]);
    expect(found('tools/c.ts', `import pg from 'pg';`)).toEqual([]);
    expect(found('apps/web/src/c.ts', `import * as z from 'zod/mini';`)).toEqual([
      { path: 'apps/web/src/c.ts', message: expect.stringContaining('imports zod') as string },
    ]);
    expect(found('apps/web/src/c.ts', `import { it } from 'vitest';`)).toMatchObject([
      { path: 'apps/web/src/c.ts' },
    ]);
  });

  it('are imported where they are asked for', () => {
    expect(found('apps/web/src/c.ts', `import { own } from './own.ts';`, 'zod')).toEqual([
      { path: 'apps/web/package.json', message: expect.stringContaining('zod') as string },
    ]);
  });
});
