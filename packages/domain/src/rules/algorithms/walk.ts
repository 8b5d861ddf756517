/** Where one place leads. */
export type Way = { readonly from: string; readonly to: string };

/** Each way taken from its end to its start. */
export const reversed = (ways: readonly Way[]): readonly Way[] =>
  ways.map(({ from, to }) => ({ from: to, to: from }));

/** All nodes that can be reached from the start nodes. */
export function walk(from: readonly string[], ways: readonly Way[]): ReadonlySet<string> {
  const waysFrom = Map.groupBy(ways, (way) => way.from);
  const reached = new Set(from);
  // A set may grow while it is walked over: places that are added are looked at too.
  for (const place of reached) for (const { to } of waysFrom.get(place) ?? []) reached.add(to);
  return reached;
}
