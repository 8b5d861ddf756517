import type { Names } from '../../../api/player.ts';

/** The names that came with several parts of a list, as one. */
export function joinNames(parts: readonly Partial<Names>[]): Names {
  const references: Record<string, Names['references'][string]> = {};
  for (const part of parts) {
    for (const [module, records] of Object.entries(part.references ?? {}))
      references[module] = { ...references[module], ...records };
  }
  return { references, staff: Object.assign({}, ...parts.map(({ staff }) => staff ?? {})) as Names['staff'] };
}
