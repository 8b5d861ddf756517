import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registry } from '@quartermaster/domain/modules/index';
import { ALGORITHMS } from '@quartermaster/domain/rules/algorithms/algorithm-table';
import { COMBINATIONS } from '@quartermaster/domain/rules/combinations/combination-rules';
import { DEMANDS } from '@quartermaster/domain/rules/demands/demand-table';
import { SEQUENCES } from '@quartermaster/domain/rules/sequences/sequence-table';
import { checkCodeWords } from './house-rules/code-words.ts';
import { checkExports } from './house-rules/exports.ts';
import { checkImportDirection } from './house-rules/import-direction.ts';
import { checkLoads } from './house-rules/loads.ts';
import { checkName } from './house-rules/names.ts';
import { checkPackages, type Workspace } from './house-rules/packages.ts';
import { checkRecordTypes } from './house-rules/record-types.ts';
import { checkRuleFacts } from './house-rules/rule-facts.ts';
import { checkSchemas, checkSharedSchemas } from './house-rules/schemas.ts';
import { readSourceFile, type Finding } from './house-rules/source-file.ts';
import { checkTestLimits } from './house-rules/test-limits.ts';
import {
  checkCommonFields,
  checkDefinition,
  checkEngineVocabulary,
  checkModuleFile,
  checkModuleLists,
} from './house-rules/vocabulary.ts';

const ROOT = join(import.meta.dirname, '..');

/** What git knows or would take in: nothing that was built or installed. */
function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return output.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

type PackageFile = Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

function readWorkspace(path: string): Workspace {
  const file = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as PackageFile;
  const folder = dirname(path);
  return {
    folder: folder === '.' ? '' : folder,
    packages: Object.keys({ ...file.dependencies, ...file.devDependencies }),
  };
}

function findAll(): Finding[] {
  const paths = listFiles();
  const sources = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readSourceFile(ROOT, path));
  const moduleKeys = registry.modules.map(({ key }) => key);
  return [
    ...paths.flatMap(checkName),
    ...sources.flatMap(checkImportDirection),
    ...sources.flatMap((file) => checkEngineVocabulary(file, moduleKeys)),
    ...sources.flatMap((file) => checkRecordTypes(file, moduleKeys)),
    ...sources.flatMap(checkDefinition),
    ...sources.flatMap(checkTestLimits),
    ...sources.flatMap(checkCodeWords),
    ...sources.flatMap(checkModuleFile),
    ...checkCommonFields(sources),
    ...checkModuleLists(sources),
    ...checkRuleFacts(sources, {
      demands: Object.keys({ ...DEMANDS, ...SEQUENCES, ...COMBINATIONS }),
      rules: Object.keys(ALGORITHMS),
    }),
    ...checkLoads(sources),
    ...checkSchemas(sources),
    ...sources.flatMap(checkSharedSchemas),
    ...checkExports(sources),
    ...checkPackages(
      sources,
      paths.filter((path) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(path)).map(readWorkspace),
    ),
  ];
}

const findings = findAll();
for (const { path, message } of findings) console.log(`${path} ${message}`);
process.exitCode = findings.length === 0 ? 0 : 1;
