import type { Finding, SourceFile } from './source-file.ts';

/** Files that start often and must start fast, and the packages that they must not load, at any depth. */
const STARTS: readonly { readonly entry: string; readonly without: readonly string[] }[] = [
  // A thread of its own for each check of a release: what it loads is waited for each time.
  { entry: 'apps/server/src/features/releases/check-thread.ts', without: ['zod', 'fastify'] },
];

type Files = ReadonlyMap<string, SourceFile>;

/** What starts often loads no heavy package; the message names the imports that lead to it. */
export function checkLoads(sources: readonly SourceFile[], starts = STARTS): Finding[] {
  const files: Files = new Map(sources.map((file) => [file.path, file]));
  return starts.flatMap(({ entry, without }) => {
    if (!files.has(entry))
      return [{ path: entry, message: 'is no longer there: name what starts in its place.' }];
    const ways = waysFrom(entry, files);
    return without.flatMap((name) => {
      const way = [...ways].find(([target]) => target === name || target.startsWith(`${name}/`))?.[1];
      const message = `loads ${name}, by ${way?.join(' → ')}: import types alone, or move what is needed away from it.`;
      return way === undefined ? [] : [{ path: entry, message }];
    });
  });
}

/** Everything that a file loads, with the shortest way of imports to it. */
function waysFrom(entry: string, files: Files): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[entry, []]]);
  // What is added on the way is walked too.
  for (const [path, way] of ways) {
    for (const target of files.get(path)?.loads ?? []) {
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return ways;
}
