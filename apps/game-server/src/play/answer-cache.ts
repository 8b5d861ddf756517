/** Finished answers by key, so that a busy item is not translated for every player. Oldest out first. */
export type AnswerCache = {
  getOrMake<T>(key: string, make: () => T): T;
  clear(): void;
};

export function createAnswerCache(maxEntries = 2_000): AnswerCache {
  const entries = new Map<string, unknown>();
  return {
    getOrMake<T>(key: string, make: () => T): T {
      if (entries.has(key)) return entries.get(key) as T;
      const made = make();
      const oldest = entries.keys().next();
      if (entries.size >= maxEntries && oldest.done !== true) entries.delete(oldest.value);
      entries.set(key, made);
      return made;
    },
    clear: () => entries.clear(),
  };
}
