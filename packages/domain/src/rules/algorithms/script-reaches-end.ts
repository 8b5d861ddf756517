import { textOf } from '../../core/json.ts';
import type { AlgorithmParameters } from '../../core/algorithm-parameters.ts';
import { joinPath } from '../../core/issue.ts';
import { createScriptGraph, jumpTarget, type ScriptGraph } from '../../story/script-graph.ts';
import { inRows, rowsAt, type Place } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';

type Script = {
  readonly lines: readonly Place[];
  readonly choices: readonly Place[];
};

/** The lines that a choice names, and what is said where there is none. */
const LINES_OF_CHOICE = [
  ['line_no', 'script_no_line'],
  ['goto_line', 'script_leads_nowhere'],
] as const;

const pathsOf = ({ lines, choices }: AlgorithmParameters['script_reaches_end']): readonly string[] => [
  ...['no', 'command', 'param'].map((field) => inRows(lines, field)),
  ...['line_no', 'goto_line'].map((field) => inRows(choices, field)),
];

/** Jumps and choices of a script land on its lines, and every way from the first line leads to an end. */
export const scriptReachesEnd: RecordRule<'script_reaches_end'> = {
  level: 'record',
  paths: pathsOf,
  check(rule, data, add) {
    const script: Script = { lines: rowsAt(data, rule.lines), choices: rowsAt(data, rule.choices) };
    const numbers = new Set(script.lines.map(({ values }) => values['no']));
    for (const { values, path } of script.choices) {
      for (const [key, code] of LINES_OF_CHOICE) {
        const line = values[key];
        if (typeof line === 'number' && !numbers.has(line)) add(joinPath(path, key), code, { line });
      }
    }
    for (const { values, path } of script.lines.filter((line) => line.values['command'] === 'jump')) {
      const param = textOf(values['param']);
      // An empty one is missing, and reported as such.
      if (param !== '' && !numbers.has(jumpTarget({ param })))
        add(joinPath(path, 'param'), 'script_leads_nowhere', { line: param });
    }
    if (script.lines.length === 0) return;
    if (graphOf(script).ending().has(0)) for (const path of deadEnds(script)) add(path, 'script_dead_end');
    else add(rule.lines, 'end_unreachable');
  },
};

/** The first line of each reachable path that leads to no end. */
function deadEnds(script: Script): readonly string[] {
  const graph = graphOf(script);
  const [reached, ending] = [graph.reached(), graph.ending()];
  const first = new Set(
    [...reached].filter((index) => ending.has(index)).flatMap((index) => graph.nextOf(index)),
  );
  return script.lines.flatMap(({ path }, index) => (first.has(index) && !ending.has(index) ? [path] : []));
}

/** Every line of a script can be reached from the first one. */
export const scriptLinesReached: RecordRule<'script_lines_reached'> = {
  level: 'record',
  paths: pathsOf,
  check(rule, data, add) {
    const script: Script = { lines: rowsAt(data, rule.lines), choices: rowsAt(data, rule.choices) };
    const reached = graphOf(script).reached();
    for (const [index, { path }] of script.lines.entries())
      if (!reached.has(index)) add(path, 'script_never_reached');
  },
};

const graphOf = ({ lines, choices }: Script): ScriptGraph =>
  createScriptGraph(
    lines.map(({ values }) => ({
      no: Number(values['no']),
      command: textOf(values['command']),
      param: textOf(values['param']),
    })),
    choices.map(({ values }) => ({
      lineNo: Number(values['line_no']),
      gotoLine: Number(values['goto_line']),
    })),
  );
