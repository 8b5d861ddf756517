import { isTest, withoutComments, type Finding, type SourceFile } from './source-file.ts';

/** Words of the game: an engine that uses one knows a module it should not know. */
const GAME_WORDS = new Set(
  'pet gacha gachapon skill hero god guild boss maze tower rarity equipment quest battle mail mall chapter rune artifact'.split(
    ' ',
  ),
);

/** An engine serves every module alike, so it names none of them. */
export function checkEngineVocabulary(file: SourceFile, moduleKeys: readonly string[]): Finding[] {
  if (!file.path.includes('/engine/') || isTest(file.path)) return [];
  const code = withoutComments(file.text);
  const words = new Set(code.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase()));
  const found = [
    ...moduleKeys.filter((key) => new RegExp(`['"\`/]${key}['"\`/]`).test(code)),
    ...[...words].filter((word) => GAME_WORDS.has(word) || GAME_WORDS.has(word.replace(/s$/, ''))),
  ];
  return found.map((word) => ({
    path: file.path,
    message: `names "${word}": an engine knows no module; add an option to the definition or a panel slot.`,
  }));
}

const MODULES = 'packages/domain/src/modules/';
const DEFINITION_MAY_IMPORT = /^packages\/domain\/src\/(core|enums|field-sets)\//;

/** A definition is data: it imports the words it is written in, and nothing that works on it. */
export function checkDefinition(file: SourceFile): Finding[] {
  const isDefinition =
    file.path.startsWith(MODULES) && file.path.split('/').length > MODULES.split('/').length;
  if (!isDefinition || isTest(file.path)) return [];
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  return file.imports
    .filter((target) => !DEFINITION_MAY_IMPORT.test(target) && !target.startsWith(folder))
    .map((target) => ({
      path: file.path,
      message: `imports ${target}: a definition names rules, modules and panels by their key; only core, enums and field-sets are imported.`,
    }));
}

/**
 * The web app takes every file beside a definition for a module of its name, so that no list of
 * modules is loaded at its start. A helper there would be a module that cannot be opened.
 */
export function checkModuleFile({ path, text }: SourceFile): Finding[] {
  const [family = '', name = ''] = path.startsWith(MODULES) ? path.slice(MODULES.length).split('/') : [];
  if (family === '' || name === '' || name === 'index.ts' || isTest(path)) return [];
  const key = name.slice(0, -'.ts'.length);
  if (text.includes('= defineModule(') && text.includes(`\n  key: '${key}',`)) return [];
  return [
    {
      path,
      message: `defines no module "${key}": only definitions are kept here, each in a file named after its key. What several share goes to field-sets.`,
    },
  ];
}

const COMMON_FIELDS = 'packages/domain/src/field-sets/common-fields.ts';
const LABELLED = /field\.(\w+)(?:\(\s*|,\s*)(\[\s*'[^\]]*?'\s*,?\s*\])/g;
const COMMON =
  /^ {2}(\w+): [^\n]*?field\.(\w+)(?:\(\s*|,\s*)(\[[^\]]*\])|^ {2}(\w+): \(\) =>\s+field\.(\w+)\((\[[^\]]*\])/gm;

/** What many modules have is written once: a label of the common fields comes from them. */
export function checkCommonFields(files: readonly SourceFile[]): Finding[] {
  const common = files.find(({ path }) => path === COMMON_FIELDS);
  const names = new Map(
    [...(common?.text.matchAll(COMMON) ?? [])].map(
      ([, name, builder, label, other, otherBuilder, otherLabel]) => [
        `${builder ?? otherBuilder} ${wordsOf(label ?? otherLabel ?? '')}`,
        name ?? other ?? '',
      ],
    ),
  );
  return files
    .filter(({ path }) => path.startsWith(MODULES) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LABELLED)].flatMap(([, builder, label = '']) => {
        const name = names.get(`${builder} ${wordsOf(label)}`);
        return name === undefined
          ? []
          : [{ path, message: `labels a field ${label}: common.${name} has this label, use it.` }];
      }),
    );
}

const wordsOf = (label: string): string =>
  [...label.matchAll(/'([^']*)'/g)].map(([, word]) => word).join('|');

/** A definition that is in no list gets no screen. */
export function checkModuleLists(files: readonly SourceFile[]): Finding[] {
  const modules = files.filter(({ path }) => path.startsWith(MODULES) && !isTest(path));
  const listed = new Set(
    modules.filter(({ path }) => path.endsWith('/index.ts')).flatMap(({ imports }) => imports),
  );
  return modules
    .filter(
      ({ path, text }) =>
        /\/[^/]+\/index\.ts$/.test(path.slice(MODULES.length - 1)) || text.includes('= defineModule('),
    )
    .filter(({ path }) => !listed.has(path))
    .map(({ path }) => ({ path, message: `is in no list: add it to ${listOf(path)}.` }));
}

function listOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return path.endsWith('/index.ts') ? `${MODULES}index.ts` : `${folder}/index.ts`;
}
