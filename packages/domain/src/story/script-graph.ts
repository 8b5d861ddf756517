/** The parts of a line that decide where a story goes on. */
export type GraphLine = { readonly no: number; readonly command: string; readonly param: string };
/** The parts of a choice that do so: the line that offers it, and the one that it leads to. */
export type GraphChoice = { readonly lineNo: number; readonly gotoLine: number };

/** Which line follows which, by index. */
export type ScriptGraph = {
  /** The lines after one; none after an end, after the last line, and where a target does not exist. */
  readonly nextOf: (index: number) => readonly number[];
  /** The lines on some way from the first one. */
  readonly reached: () => ReadonlySet<number>;
  /** The lines from which an end is on some way. */
  readonly ending: () => ReadonlySet<number>;
};

/** The ways through a script. A choice without choices goes on with the next line. */
export function createScriptGraph(lines: readonly GraphLine[], choices: readonly GraphChoice[]): ScriptGraph {
  const indexOf = new Map(lines.map(({ no }, index) => [no, index]));
  const targetsAt = Map.groupBy(choices, ({ lineNo }) => lineNo);
  const found = (numbers: readonly number[]): readonly number[] =>
    numbers.flatMap((no) => indexOf.get(no) ?? []);

  function nextOf(index: number): readonly number[] {
    const line = lines[index];
    if (line === undefined || line.command === 'end') return [];
    if (line.command === 'jump') return found([jumpTarget(line)]);
    const targets = line.command === 'choice' ? (targetsAt.get(line.no) ?? []) : [];
    if (targets.length > 0) return found(targets.map(({ gotoLine }) => gotoLine));
    return index + 1 < lines.length ? [index + 1] : [];
  }

  function ending(): ReadonlySet<number> {
    const before = new Map<number, number[]>();
    for (const index of lines.keys())
      for (const next of nextOf(index)) before.set(next, [...(before.get(next) ?? []), index]);
    const ends = [...lines.keys()].filter((index) => lines[index]?.command === 'end');
    return spread(ends, (index) => before.get(index) ?? []);
  }

  return { nextOf, reached: () => spread(lines.length === 0 ? [] : [0], nextOf), ending };
}

/** The line that a jump leads to, which scripts write as text; NaN if it is not a number. */
export const jumpTarget = ({ param }: { readonly param: string }): number =>
  param === '' ? Number.NaN : Number(param);

function spread(start: readonly number[], nextOf: (index: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [...start];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    open.push(...nextOf(index));
  }
  return seen;
}
