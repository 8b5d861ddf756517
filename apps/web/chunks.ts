import { join } from 'node:path';

/** The part of the bundler's module graph that is needed here. */
type ModuleGraph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

const LIBRARIES = /\/node_modules\//;

/** Module definitions, the notation they are written in, and what is computed from them. */
const DEFINITIONS = /\/packages\/(domain|contract)\//;

/** The part of the code a module belongs to: a folder of the domain, the contract or the web app, or a feature. */
const PART = /\/(?:packages\/domain\/src|packages|apps\/web\/src(?:\/features)?)\/([\w-]+)\//;

type PageChunk = {
  readonly chunk: string;
  readonly screens: readonly string[];
  /** Imported modules that go into other chunks. */
  readonly excluded?: RegExp;
};

/**
 * A chunk for each of the most frequent pages, in the order they are reached. It holds what the page's
 * screens import and no earlier chunk has: a list loads the first three, a form the fourth as well.
 */
const PAGE_CHUNKS: readonly PageChunk[] = [
  { chunk: 'start', screens: ['app/main.tsx'] },
  { chunk: 'shell', screens: ['layouts/signed-in.ts'] },
  { chunk: 'list', screens: ['screens/list/list-screen.tsx'] },
  {
    chunk: 'form',
    screens: ['screens/form/edit-screen.tsx', 'screens/form/add-screen.tsx'],
    excluded: new RegExp(`${LIBRARIES.source}|${DEFINITIONS.source}`),
  },
];

/**
 * The first screen of most users. What it shares with a list or a form, definitions included, comes with
 * the shell, and the rest is a chunk: it is to load neither lists nor forms.
 */
const HOME = { chunk: 'home', shared: 'shell', screens: ['features/home/overview-screen.tsx'] } as const;

/** One of these is loaded at the start. What they share comes with the first chunk. */
const LANGUAGES = ['i18n/zh/start.ts', 'i18n/jp/start.ts'] as const;

/** The chunks that every signed-in page loads. */
export const PRELOADED_CHUNKS: ReadonlySet<string> = new Set(['shell']);

type ChunkGroup = {
  readonly name: string | ((id: string, graph: ModuleGraph) => string | null);
  readonly debugName?: string;
  readonly test?: RegExp;
  readonly minShareCount?: number;
  readonly includeDependenciesRecursively?: boolean;
};

/** Groups of the bundler's code splitting. `sources`: the folder of the screens. */
export function chunkGroups(sources: string): readonly ChunkGroup[] {
  const groups: readonly ChunkGroup[] = [
    ...pageChunkGroups(sources),
    { name: 'shared', test: LIBRARIES, minShareCount: 6 },
    // What (nearly) every module definition imports.
    { name: 'notation', test: DEFINITIONS, minShareCount: 100 },
    // Small modules that a few pages share come together by what they are about: as single files they take
    // longer to load than the extra bytes, and in one file for all each page would load everything.
    { name: (id) => PART.exec(id)?.[1] ?? null, debugName: 'parts', minShareCount: 4 },
  ];
  // Each module is placed by itself: a group would otherwise take what others are to hold.
  return groups.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/** A group for each page chunk. */
function pageChunkGroups(sources: string): readonly ChunkGroup[] {
  let chunks: ReadonlyMap<string, string> | null = null;
  return [...PAGE_CHUNKS, HOME].map(({ chunk }) => ({
    name(id, graph) {
      chunks ??= chunksByModule(sources, graph);
      return chunks.get(id) === chunk ? chunk : null;
    },
    debugName: chunk,
  }));
}

function chunksByModule(sources: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  const none = (): boolean => false;
  const [chinese, japanese] = LANGUAGES.map((language) => importedBy(sources, [language], graph, none));
  for (const module of chinese ?? []) if (japanese?.has(module) === true) chunks.set(module, 'start');
  for (const { chunk, screens, excluded } of PAGE_CHUNKS) {
    const isLeftOut = (id: string): boolean => chunks.has(id) || excluded?.test(id) === true;
    for (const module of importedBy(sources, screens, graph, isLeftOut)) chunks.set(module, chunk);
  }
  for (const module of importedBy(sources, HOME.screens, graph, (id) => chunks.get(id) === 'start'))
    chunks.set(module, chunks.has(module) || DEFINITIONS.test(module) ? HOME.shared : HOME.chunk);
  return chunks;
}

/** What screens import, directly or not. The screens themselves stay entry chunks: a captured entry exports names that are not there. */
function importedBy(
  sources: string,
  screens: readonly string[],
  graph: ModuleGraph,
  isLeftOut: (id: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = screens.flatMap((screen) => graph.getModuleInfo(join(sources, screen))?.importedIds ?? []);
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || isLeftOut(id)) continue;
    found.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
