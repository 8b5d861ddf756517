import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The folder of each library whose index module exports what the other modules of the folder have as default. */
const FOLDERS: Readonly<Record<string, string>> = {
  antd: 'antd/es',
  '@ant-design/icons': '@ant-design/icons/es/icons',
};

const EXPORT = /export \{ default as (\w+) \} from ['"]\.\/(.+?)['"]/g;
const IMPORT = /import \{([^}]*)\} from ["'](antd|@ant-design\/icons)["'];/g;

/**
 * Code imports components and icons by the name of their library. In the build each import names the module
 * that has it: the bundler then knows which parts a page needs, and not only that it needs the library.
 */
export function exactImports(): Plugin {
  const modules = new Map<string, ReadonlyMap<string, string>>();
  return {
    name: 'exact-imports',
    apply: 'build',
    async buildStart() {
      for (const [library, folder] of Object.entries(FOLDERS)) {
        const index = await this.resolve(`${folder}/index`);
        if (!index) throw new Error(`${folder} has no index module`);
        modules.set(library, modulesOf(folder, await readFile(index.id, 'utf8')));
      }
    },
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: IMPORT },
      handler: (code) =>
        code.replaceAll(IMPORT, (_, names: string, library: string) =>
          exactImportsOf(names, library, modules.get(library)),
        ),
    },
  };
}

/** The module behind each name that the index module of a folder exports. */
function modulesOf(folder: string, index: string): ReadonlyMap<string, string> {
  return new Map([...index.matchAll(EXPORT)].map(([, name = '', path = '']) => [name, `${folder}/${path}`]));
}

/** @param names what is between the braces: `Button, Input as Field` */
export function exactImportsOf(
  names: string,
  library: string,
  modules: ReadonlyMap<string, string> | undefined,
): string {
  const parts = names.split(',').flatMap((part) => part.trim() || []);
  const statements = parts.map((part) => {
    const [name = '', local = name] = part.split(/\s+as\s+/);
    const path = modules?.get(name);
    return path === undefined ? `import { ${part} } from '${library}';` : `import ${local} from '${path}';`;
  });
  return statements.join(' ');
}
