import { isTest, type Finding, type SourceFile } from './source-file.ts';

/** Who may import whom, beside itself. The message names the way out. */
const WORKSPACES: readonly {
  readonly folder: string;
  readonly mayImport: readonly string[];
  readonly instead: string;
}[] = [
  { folder: 'packages/domain', mayImport: [], instead: 'domain is pure: pass the value in from outside' },
  { folder: 'packages/contract', mayImport: ['packages/domain'], instead: 'move what both need into domain' },
  {
    folder: 'packages/testkit',
    mayImport: ['packages/domain'],
    instead: 'testkit needs no app: build the sample from domain',
  },
  ...['apps/server', 'apps/web', 'apps/game-server'].map((folder) => ({
    folder,
    mayImport: ['packages/domain', 'packages/contract'],
    instead: 'apps meet only through packages/contract; testkit is for tests',
  })),
];

type Layers = { readonly source: string; readonly order: readonly (readonly string[])[] };

/** Inside an app, imports go down this list; folders of one row do not know each other. */
const APP_LAYERS: readonly Layers[] = [
  {
    source: 'apps/server/src/',
    order: [
      ['testing'],
      ['graphql'],
      ['features', 'backup'],
      ['players'],
      ['engine', 'http', 'jobs'],
      ['db'],
      ['platform'],
    ],
  },
  {
    source: 'apps/web/src/',
    order: [
      ['testing'],
      ['app'],
      ['layouts', 'screens', 'features'],
      ['engine', 'fields'],
      ['ui', 'api', 'i18n', 'theme'],
    ],
  },
];

/** Rows whose folders belong together and may know each other. */
const NEIGHBOURS = new Set(['engine', 'fields', 'ui', 'api', 'i18n', 'theme']);

export function checkImportDirection(file: SourceFile): Finding[] {
  return file.imports.flatMap((target) => {
    const message =
      wrongWorkspace(file.path, target) ?? wrongLayer(file.path, target) ?? wrongFeature(file.path, target);
    return message === null ? [] : [{ path: file.path, message }];
  });
}

function wrongWorkspace(path: string, target: string): string | null {
  const own = WORKSPACES.find(({ folder }) => path.startsWith(`${folder}/`));
  if (own === undefined || isTest(path) || !/^(packages|apps|tools|e2e|bench)\//.test(target)) return null;
  const isAllowed = [own.folder, ...own.mayImport].some((folder) => target.startsWith(`${folder}/`));
  return isAllowed ? null : `imports ${target}: ${own.instead}.`;
}

function wrongLayer(path: string, target: string): string | null {
  const app = APP_LAYERS.find(({ source }) => path.startsWith(source) && target.startsWith(source));
  if (app === undefined || isTest(path)) return null;
  const [from, to] = [path, target].map((name) => name.slice(app.source.length).split('/')) as [
    string[],
    string[],
  ];
  // Files beside the folders (main, compose, app) wire everything together.
  if (from.length === 1) return null;
  // Routes are made from the services, so they know their type.
  if (to[0] === 'compose.ts' && path.endsWith('.routes.ts')) return null;
  if (to.length === 1) return `imports ${target}: what wires the app together is handed in, not imported.`;
  const [fromRow, toRow] = [from, to].map(([folder = '']) =>
    app.order.findIndex((row) => row.includes(folder)),
  );
  if (fromRow === -1 || toRow === -1 || fromRow === undefined || toRow === undefined)
    return unknownFolder(app);
  if (fromRow < toRow || from[0] === to[0]) return null;
  if (fromRow === toRow && NEIGHBOURS.has(from[0] ?? '') && NEIGHBOURS.has(to[0] ?? '')) return null;
  return `imports ${target}: imports go down ${describe(app)}; pass it in, or move what both need further down.`;
}

const describe = (app: Layers): string =>
  app.order
    .slice(1)
    .map((row) => row.join(', '))
    .join(' → ');
const unknownFolder = (app: Layers): string =>
  `is in no known folder of ${app.source}: use ${describe(app)}.`;

/** On the server a feature is entered through its index; in the web app features do not meet. */
function wrongFeature(path: string, target: string): string | null {
  const [from, to] = [path, target].map((name) =>
    /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/.exec(name),
  );
  if (!from || !to || isTest(path) || from[2] === to[2]) return null;
  if (from[1] === 'server' && to[3] === 'index.ts') return null;
  return from[1] === 'server'
    ? `imports ${target}: reach another feature through its index.ts.`
    : `imports ${target}: features of the web app do not know each other; move what both need to engine, fields or ui.`;
}
