import { join } from 'node:path';

/** The part of the bundler's module graph that is needed here. */
type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

/** Modules of libraries. */
export const LIBRARIES = /\/node_modules\//;

/** Module definitions and the notation they are written in. */
export const DEFINITIONS = /\/packages\/(domain|contract)\//;

/** Index modules of large libraries: whoever imports them uses a small part of what they import. */
const BARRELS = /\/node_modules\/(antd\/es|@ant-design\/icons\/es)\/index\.js$/;

type PageChunk = {
  readonly chunk: string;
  readonly screens: readonly string[];
  /** Imported modules that go into other chunks. */
  readonly excluded: RegExp;
};

/**
 * A chunk for each of the most frequent pages, in the order they are reached. It holds what the page's
 * screens import and no earlier chunk has: a list loads the first three, a form the fourth as well.
 */
const PAGE_CHUNKS: readonly PageChunk[] = [
  { chunk: 'start', screens: ['app/main.tsx'], excluded: BARRELS },
  {
    chunk: 'shell',
    screens: ['layouts/signed-in-layout.tsx', 'layouts/page-frame.tsx'],
    excluded: LIBRARIES,
  },
  {
    chunk: 'list',
    screens: ['screens/list/list-screen.tsx', 'screens/list/list-ahead.ts'],
    excluded: LIBRARIES,
  },
  {
    chunk: 'form',
    screens: ['screens/form/edit-screen.tsx', 'screens/form/add-screen.tsx'],
    excluded: new RegExp(`${LIBRARIES.source}|${DEFINITIONS.source}`),
  },
];

/** The chunk of libraries that many pages share. */
export const SHARED_LIBRARIES = 'shared';

/** The chunks that every signed-in page loads. */
export const PRELOADED_CHUNKS: ReadonlySet<string> = new Set(['shell', SHARED_LIBRARIES]);

type ChunkGroup = {
  readonly name: (id: string, graph: ModuleGraph) => string | null;
  readonly debugName: string;
  readonly includeDependenciesRecursively: boolean;
};

/** A group of the bundler's code splitting for each of these chunks. `sources`: the folder of the screens. */
export function pageChunkGroups(sources: string): readonly ChunkGroup[] {
  let chunks: ReadonlyMap<string, string> | null = null;
  return PAGE_CHUNKS.map(({ chunk }) => ({
    name(id, graph) {
      chunks ??= chunksByModule(sources, graph);
      return chunks.get(id) === chunk ? chunk : null;
    },
    debugName: chunk,
    // Otherwise the first chunk takes whole libraries through their barrels.
    includeDependenciesRecursively: false,
  }));
}

function chunksByModule(sources: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const { chunk, screens, excluded } of PAGE_CHUNKS) {
    const roots = screens.map((screen) => join(sources, screen));
    // The screens themselves stay entry chunks: a captured entry exports names that are not there.
    const pending = roots.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (chunks.has(id) || excluded.test(id)) continue;
      chunks.set(id, chunk);
      pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}
