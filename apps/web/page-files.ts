import { join } from 'node:path';

/** What the bundler knows about a module, as far as it is needed here. */
type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

/** What many pages share of the libraries. */
export const SHARED = 'shared';

/** Libraries, which pages share in other ways than their screens. */
export const LIBRARIES = /\/node_modules\//;

/** Definitions of modules and what they are written with. */
export const DEFINITIONS = /\/packages\/(domain|contract)\//;

/** What is imported through these is a small part of what they import. */
const BARRELS = /\/node_modules\/(antd\/es|@ant-design\/icons\/es)\/index\.js$/;

type EverydayPage = {
  readonly file: string;
  readonly screens: readonly string[];
  /** What is imported but left to other files. */
  readonly leaves: RegExp;
};

/**
 * The pages that are opened all day, in the order they are reached in. A page's file holds what its
 * screens import and no page before it does: a list takes the first three, a form the fourth as well.
 */
const EVERYDAY_PAGES: readonly EverydayPage[] = [
  { file: 'start', screens: ['app/main.tsx'], leaves: BARRELS },
  {
    file: 'shell',
    screens: ['layouts/signed-in-layout.tsx', 'layouts/page-frame.tsx'],
    leaves: LIBRARIES,
  },
  {
    file: 'list',
    screens: ['screens/list/list-screen.tsx', 'screens/list/list-ahead.ts'],
    leaves: LIBRARIES,
  },
  {
    file: 'form',
    screens: ['screens/form/edit-screen.tsx', 'screens/form/add-screen.tsx'],
    leaves: new RegExp(`${LIBRARIES.source}|${DEFINITIONS.source}`),
  },
];

/** What every page behind the sign-in takes. */
export const PRELOADED: ReadonlySet<string> = new Set(['shell', SHARED]);

type Group = {
  readonly name: (id: string, graph: Graph) => string | null;
  readonly debugName: string;
  readonly includeDependenciesRecursively: boolean;
};

/** A file of the bundler for each of these pages; those that come first take what several need. */
export function filesOfEverydayPages(sources: string): readonly Group[] {
  let files: ReadonlyMap<string, string> | null = null;
  return EVERYDAY_PAGES.map(({ file }) => ({
    name(id, graph) {
      files ??= filesByModule(sources, graph);
      return files.get(id) === file ? file : null;
    },
    debugName: file,
    includeDependenciesRecursively: false,
  }));
}

function filesByModule(sources: string, graph: Graph): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, screens, leaves } of EVERYDAY_PAGES) {
    const roots = screens.map((screen) => join(sources, screen));
    // A page's own module stays the file that the router asks for.
    const pending = roots.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (files.has(id) || leaves.test(id)) continue;
      files.set(id, file);
      pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return files;
}
