import type { Money } from '@quartermaster/domain/simulation/draw-price';
import { csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';
import { saveBlob } from '../../api/save-download.ts';
import type { LabInput } from './lab-address.ts';
import { SHARES, type GoalName } from './lab-goals.ts';
import type { LabReport } from './lab-report.ts';

type Cell = string | number | null;

const HEAD = ['table', 'name', 'value_1', 'value_2', 'value_3', 'value_4', 'value_5', 'calculated'];

/** The figures of a run as a file: the inputs, then every row with the name of its table in front. */
export function saveLabCsv(report: LabReport, input: LabInput, place: string): void {
  const name = `gachapon-${input.gachapon}-${place.replaceAll(/\W+/g, '-')}.csv`;
  saveBlob(name, new Blob([labCsv(report, input, place)], { type: 'text/csv;charset=utf-8' }));
}

export function labCsv(report: LabReport, input: LabInput, place: string): string {
  const { gachapon, draws, mode, start, seed, copies } = input;
  const lines: readonly (readonly Cell[])[] = [
    ['input', 'source', place],
    ...Object.entries({ gachapon, draws, mode, start, seed, copies }).map(([name, value]) => [
      'input',
      name,
      value,
    ]),
    ['columns', 'odds', 'by_weight', 'long_run', 'expected', 'observed', 'sigma'],
    ...report.rows.map((row) => [
      'odds',
      row.target === null ? `group:${row.groupNo}` : `group:${row.groupNo} ${row.target}`,
      row.byWeight,
      row.longRun,
      row.expected,
      row.observed,
      row.sigma,
      'odds exact, counts simulated',
    ]),
    ['columns', 'goal_draws', 'mean', ...SHARES.map((share) => `p${share * 100}`)],
    ...report.goals.flatMap(({ name, mean, needed, isExact }) => {
      const how = isExact ? 'exact' : 'simulated';
      return [
        ['goal_draws', goalText(name), mean, ...needed.map((one) => one?.draws ?? null), how],
        ['goal_cost', goalText(name), null, ...needed.map((one) => moneyText(one?.money ?? [])), how],
      ];
    }),
    ['columns', 'curve', 'share', 'draws', 'spent'],
    ...report.curve.points.map(({ share, needed }) => [
      'curve',
      'first',
      share,
      needed.draws,
      moneyText(needed.money),
      null,
      null,
      'simulated',
    ]),
    ...report.assertions.map(({ id, name, broken }) => [
      'assertion',
      `${id} ${name}`,
      broken === null ? 'holds' : 'broken',
      broken === null ? null : JSON.stringify(broken.params),
    ]),
  ];
  return csvHead(HEAD) + lines.map((line) => csvLine(line.map(cellText))).join('');
}

function goalText(name: GoalName): string {
  if (name.kind === 'prize') return name.target;
  return name.kind === 'copies' ? `copies:${name.copies}` : name.kind;
}

/** As files of the console write amounts: `gem 300; item 1021 x3`. */
const moneyText = (money: readonly Money[]): string =>
  money
    .map(({ kind, targetId, amount }) =>
      targetId === null ? `${kind} ${amount}` : `${kind} ${targetId} x${amount}`,
    )
    .join('; ');

const cellText = (cell: Cell | undefined): string => String(cell ?? '');
