import { joinPath } from '../../core/issue.ts';
import type { RecordData } from '../../core/json.ts';
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
      if (!numbers.has(targetOf(values)))
        add(joinPath(path, 'param'), 'unknown_option', { value: values['param'] ?? '' });
    }
    if (script.lines.length > 0 && !reachesEnd(script)) add(rule.lines, 'end_unreachable');
  },
};

/** A jump's line, which scripts write as text. */
function targetOf(values: RecordData): number {
  return Number(values['param'] ?? Number.NaN);
}

function reachesEnd(script: Script): boolean {
  const byNumber = new Map(script.lines.map((line, index) => [line.values['no'], index]));
  const seen = new Set<number>();
  const open = [0];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const line = script.lines[index];
    if (line === undefined || seen.has(index)) continue;
    if (line.values['command'] === 'end') return true;
    seen.add(index);
    const targets = nextLines(script, line).map((number) => byNumber.get(number));
    open.push(...(targets.length === 0 ? [index + 1] : targets.filter((target) => target !== undefined)));
  }
  return false;
}

/** Where a line leads other than to the next one. */
function nextLines({ choices }: Script, { values }: Place): readonly number[] {
  if (values['command'] === 'jump') return [targetOf(values)];
  if (values['command'] !== 'choice') return [];
  return choices
    .filter((choice) => choice.values['line_no'] === values['no'])
    .map((choice) => Number(choice.values['goto_line']));
}
