import type { AlgorithmName } from '../../core/algorithm-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

type Story = Extract<AlgorithmName, 'script_reaches_end' | 'script_lines_reached' | 'parts_lead_through'>;

const script = (...commands: readonly (readonly [command: string, param?: string])[]): RecordData => ({
  lines: commands.map(([command, param = null], index) => ({ no: index + 1, command, param })),
});
const choices = (...targets: readonly number[]) => targets.map((goto_line) => ({ line_no: 1, goto_line }));

/** Facts about algorithms over stories. */
export const STORY_FACTS: Readonly<Record<Story, readonly Facts[]>> = {
  script_reaches_end: [
    {
      rule: { rule: 'script_reaches_end', lines: 'lines', choices: 'choices' },
      holds: [
        [script(['say'], ['jump', '4'], ['say'], ['end'])],
        [{ ...script(['choice'], ['say'], ['end']), choices: choices(3) }],
      ],
      nearMisses: [[{}], [script(['jump', '3'], ['jump', '1'], ['end'])]],
      breaks: [
        [[script(['say'], ['jump', '1'], ['end'])], ['1 lines end_unreachable']],
        [[script(['say'], ['end'], ['jump', '9'])], ['1 lines.2.param script_leads_nowhere']],
        [
          [{ ...script(['choice'], ['end'], ['say'], ['jump', '3']), choices: choices(2, 3) }],
          ['1 lines.2 script_dead_end'],
        ],
        [
          [{ ...script(['choice'], ['end']), choices: choices(5, 2) }],
          ['1 choices.0.goto_line script_leads_nowhere'],
        ],
        [
          [{ ...script(['choice'], ['end']), choices: [{ line_no: 7, goto_line: 2 }] }],
          ['1 choices.0.line_no script_no_line'],
        ],
      ],
    },
  ],
  script_lines_reached: [
    {
      rule: { rule: 'script_lines_reached', lines: 'lines', choices: 'choices' },
      holds: [[script(['say'], ['end'])], [script(['jump', '3'], ['end'], ['jump', '2'])]],
      nearMisses: [[{}]],
      breaks: [[[script(['jump', '3'], ['say'], ['end'])], ['1 lines.1 script_never_reached']]],
    },
  ],
  parts_lead_through: [
    {
      rule: {
        rule: 'parts_lead_through',
        groupBy: 'kind',
        entry: 'isOn',
        next: 'note',
        module: 'told-setting',
        part: 'part',
        to: 'choices.to',
      },
      holds: [
        [{ kind: 'a', isOn: true }, { kind: 'a', note: '3' }, { kind: 'a' }],
        [{ kind: 'a', isOn: true, note: '1' }, { kind: 'a' }],
      ],
      nearMisses: [
        [{ kind: 'a' }, { kind: 'a' }],
        [{ kind: 'a', isOn: true }, { kind: 'b' }],
      ],
      breaks: [
        [
          [{ kind: 'a', isOn: true }, { kind: 'a' }, { kind: 'a' }, { kind: 'a', note: '2' }],
          ['4 isOn no_way_from_start'],
        ],
        [[{ kind: 'a', isOn: true }, { kind: 'a', note: '2' }, { kind: 'a' }], ['2 note no_way_to_end']],
      ],
    },
  ],
};
