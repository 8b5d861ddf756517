type Visited = Readonly<Record<string, unknown>>;

/** Visits every object inside a value, however deep: rows of players hold whatever their kind needs. */
export function walkObjects(value: unknown, visit: (object: Visited) => void): void {
  if (Array.isArray(value)) for (const entry of value) walkObjects(entry, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Visited);
    for (const entry of Object.values(value)) walkObjects(entry, visit);
  }
}
