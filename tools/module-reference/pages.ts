import type { RecordData } from '@quartermaster/domain/core/json';
import type { FamilyDefinition, ResolvedModule } from '@quartermaster/domain/core/module';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import {
  describeModule,
  type DescribedField,
  type ModuleReference,
} from '@quartermaster/domain/reference/describe-module';

/** Longer examples tell less. */
const LONGEST_EXAMPLE = 1500;
const LANGUAGE = 'en';

let demo: ReturnType<typeof demoConfiguration> | null = null;

/** A page of the reference: its file name and its text. */
type ReferencePage = { readonly file: string; readonly text: string };

/** The pages of `docs/reference/modules`: a list of all modules, and a page for each family. */
export function referencePages(): readonly ReferencePage[] {
  const families = registry.families.flatMap((family) => {
    const modules = registry.modules.filter((module) => module.family === family.key);
    return modules.length === 0 ? [] : [{ family, modules }];
  });
  return [
    { file: 'README.md', text: indexPage(families) },
    ...families.map(({ family, modules }) => ({
      file: `${family.key}.md`,
      text: familyPage(family, modules),
    })),
  ];
}

type Family = { readonly family: FamilyDefinition; readonly modules: readonly ResolvedModule[] };

function indexPage(families: readonly Family[]): string {
  const lines = families.flatMap(({ family, modules }) => [
    '',
    `## [${family.title[LANGUAGE]}](${family.key}.md)`,
    '',
    ...modules.map(
      ({ key, titles }) =>
        `- [${titles.title[LANGUAGE]}](${family.key}.md#${key}) · ${titles.title.zh} · ${titles.title.jp}`,
    ),
  ]);
  return page([
    '# Modules',
    '',
    'Every settings screen: its fields with their limits, its rules, the records it names and an example of the demo game. The console shows the same beside each form, in the reader’s language. Made from the definitions by `node tools/module-reference.ts`; a test compares them.',
    ...lines,
  ]);
}

function familyPage(family: FamilyDefinition, modules: readonly ResolvedModule[]): string {
  return page([
    `# ${family.title[LANGUAGE]}`,
    '',
    '[All modules](README.md)',
    ...modules.flatMap((module) => moduleLines(module)),
  ]);
}

function moduleLines(module: ResolvedModule): readonly string[] {
  const reference = describeModule({ module, registry, language: LANGUAGE });
  return [
    '',
    `## <a id="${module.key}"></a>${module.titles.title[LANGUAGE]}`,
    '',
    `\`/${module.key}\` · ${reference.facts.join(' ')}`,
    ...reference.sections.flatMap(({ title, fields }) => ['', `**${title}**`, '', ...fields.map(fieldLine)]),
    ...ruleLines(reference),
    ...referenceLines(reference),
    ...exampleLines(module),
  ];
}

function fieldLine({ key, label, kind, limits, help, depth }: DescribedField): string {
  const described = [kind, ...limits].join(', ');
  return `${'  '.repeat(depth)}- ${escaped(label)} \`${key}\`: ${escaped(described)}.${help === null ? '' : ` ${escaped(help)}`}`;
}

function ruleLines({ rules }: ModuleReference): readonly string[] {
  if (rules.length === 0) return [];
  const lines = rules.map(
    ({ sentence, severity }) => `- ${escaped(sentence)}${severity === 'error' ? '' : ' (warning)'}.`,
  );
  return ['', '**Rules**', '', ...lines];
}

function referenceLines({ refersTo }: ModuleReference): readonly string[] {
  if (refersTo.length === 0) return [];
  const links = refersTo.map((key) => {
    const { family, titles } = registry.get(key);
    return `[${titles.title[LANGUAGE]}](${family}.md#${key})`;
  });
  return ['', `**Refers to** ${links.join(', ')}`];
}

/** The shortest record of the demo game: a reader wants to see the shape. */
function exampleLines(module: ResolvedModule): readonly string[] {
  const records: readonly RecordData[] = (demo ??= demoConfiguration())[module.key] ?? [];
  const texts = records
    .map((record) => JSON.stringify(record))
    .sort((left, right) => left.length - right.length);
  const [shortest] = texts;
  if (shortest === undefined || shortest.length > LONGEST_EXAMPLE) return [];
  return ['', '**Example**', '', '```json', shortest, '```'];
}

/** Marks of Markdown as they are. */
function escaped(text: string): string {
  return text.replaceAll(/[<*_|]/g, String.raw`\$&`).replaceAll('\n', ' ');
}

function page(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
