import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many screens the finished console has. */
export const FULL_COUNT = 335;

const MODULES = 'packages/domain/src/modules';
const DEFINITION = /export const (\w+) = defineModule\(/;
const KEY = /\n  key: '([a-z0-9-]+)',/;

type Template = { readonly family: string; readonly key: string; readonly text: string };

/**
 * Fills a copy of the checkout up with modules: copies of the definitions there are, under keys of
 * their own. Answers how many there are now.
 */
export async function generateModules(root: string): Promise<number> {
  const templates = await readTemplates(root);
  const missing = Math.max(FULL_COUNT - templates.length, 0);
  const generated = Array.from({ length: missing }, (_, index) => {
    const template = templates[index % templates.length];
    if (template === undefined) throw new Error('There are no definitions to copy');
    return copyOf(template, index + 1);
  });
  await Promise.all(
    generated.map(({ family, key, text }) => writeFile(join(root, MODULES, family, `${key}.ts`), text)),
  );
  await listModules(root, generated);
  return templates.length + generated.length;
}

type Generated = Template & { readonly name: string };

function copyOf({ family, key, text }: Template, number: number): Generated {
  const ending = String(number).padStart(3, '0');
  const name = `generated${ending}`;
  const own = `generated-${ending}-setting`;
  const copied = text
    .replace(DEFINITION, `export const ${name} = defineModule(`)
    .replace(KEY, `\n  key: '${own}',`)
    // Two modules cannot be at one address, and some rules want records where there are none.
    .replace(/\n  address: '[^']*',/, '')
    .replace(/\n  rules: \[(?:.*\],|[^]*?\n  \],)/, '');
  return { family, key: own, name, text: `// A copy of ${key}.\n${copied}` };
}

async function readTemplates(root: string): Promise<readonly Template[]> {
  const folders = await readdir(join(root, MODULES), { withFileTypes: true });
  const families = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = await Promise.all(
    families.map(async (family) => {
      const files = await readdir(join(root, MODULES, family));
      return Promise.all(
        files.map(async (file) => ({
          family,
          text: await readFile(join(root, MODULES, family, file), 'utf8'),
        })),
      );
    }),
  );
  return found.flat().flatMap(({ family, text }) => {
    const key = KEY.exec(text)?.[1];
    return key === undefined || !DEFINITION.test(text) ? [] : [{ family, key, text }];
  });
}

/** Adds the generated definitions to the list of all modules. */
async function listModules(root: string, generated: readonly Generated[]): Promise<void> {
  const imports = generated.map(
    ({ name, family, key }) => `import { ${name} } from './${family}/${key}.ts';\n`,
  );
  const index = join(root, MODULES, 'index.ts');
  const text = await readFile(index, 'utf8');
  const names = generated.map(({ name }) => `  ${name},\n`).join('');
  await writeFile(
    index,
    imports.join('') + text.replace('export const moduleDefinitions = [\n', (start) => `${start}${names}`),
  );
}
