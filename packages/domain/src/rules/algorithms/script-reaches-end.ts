import { joinPath } from '../../core/issue.ts';
import { textOf } from '../../story/script.ts';
import { createScriptGraph, jumpTarget, type ScriptGraph } from '../../story/script-graph.ts';
import { inRows, rowsAt, type Place } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';

type Script = {
  readonly lines: readonly Place[];
  readonly choices: readonly Place[];
};

/** Jumps and choices of a script land on its lines, and from the first line an end is reached. */
export const scriptReachesEnd: RecordRule<'script_reaches_end'> = {
  level: 'record',
  paths: ({ lines, choices }) => [
    ...['no', 'command', 'param'].map((field) => inRows(lines, field)),
    ...['line_no', 'goto_line'].map((field) => inRows(choices, field)),
  ],
  check(rule, data, add) {
    const script: Script = { lines: rowsAt(data, rule.lines), choices: rowsAt(data, rule.choices) };
    const numbers = new Set(script.lines.map(({ values }) => values['no']));
    for (const { values, path } of script.choices) {
      for (const key of ['line_no', 'goto_line']) {
        const line = values[key];
        if (typeof line === 'number' && !numbers.has(line))
          add(joinPath(path, key), 'unknown_option', { value: line });
      }
    }
    for (const { values, path } of script.lines.filter((line) => line.values['command'] === 'jump')) {
      if (!numbers.has(jumpTarget({ param: textOf(values['param']) })))
        add(joinPath(path, 'param'), 'unknown_option', { value: values['param'] ?? '' });
    }
    if (script.lines.length > 0 && !graphOf(script).ending().has(0)) add(rule.lines, 'end_unreachable');
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
