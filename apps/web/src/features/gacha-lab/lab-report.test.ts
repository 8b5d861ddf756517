import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { describe, expect, it } from 'vitest';
import type { LabInput } from './lab-address.ts';
import { labCsv } from './lab-csv.ts';
import { questionOf } from './lab-question.ts';
import { reportLab } from './lab-report.ts';

const demo = demoConfiguration();
const records = (key: string) => demo[key] ?? [];
const INPUT: LabInput = {
  gachapon: '3007',
  first: { kind: 'draft', environment: 'dev', version: '1.4.0' },
  second: null,
  draws: 20_000,
  mode: 'multi',
  start: 0,
  seed: 7,
  copies: 2,
};

function reportOf(change: Partial<LabInput> = {}) {
  const input = { ...INPUT, ...change };
  const question = questionOf(
    {
      gachapons: records('gachapon-setting'),
      guarantees: records('gachapon-guarantee-setting'),
      steps: records('gachapon-stepup-setting'),
      gifts: records('gachapon-item-setting'),
      cycles: records('gachapon-cycle-setting'),
      assertions: records('gachapon-assertion-setting'),
    },
    input,
  );
  if (question === null) throw new Error(`The demo game has no gachapon ${input.gachapon}.`);
  const shares: number[] = [];
  return { shares, report: reportLab(question, (share) => shares.push(share)), input };
}

const autumn = reportOf();

describe('a run of the laboratory', () => {
  it('gives the same figures with the same seed, and other ones with another', () => {
    const small = { gachapon: '3012' } as const;
    expect(reportOf(small).report).toEqual(reportOf(small).report);
    expect(reportOf({ ...small, seed: 8 }).report.rows).not.toEqual(reportOf(small).report.rows);
  });

  it('tells what a banner with a guarantee costs, and which figures are exact', () => {
    const { report } = autumn;
    const [first, copies, fox, drake, every] = report.goals;
    expect(first?.needed.map((needed) => needed?.draws)).toEqual([69, 76, 79, 87]);
    expect(first?.needed.at(-1)?.money).toEqual([{ kind: 'gem', targetId: null, amount: 24_300 }]);
    expect([first, copies, fox, drake, every].map((goal) => goal?.isExact)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(copies?.needed.at(-1)?.draws).toBe(174);
    expect(every?.needed.at(-1)).toBeNull();
    expect(report.curve.unfinished).toBe(0);
    expect(report.assertions.map(({ broken }) => broken)).toEqual([null, null, null]);
  });

  it('tells what steps, free draws, gifts and the cycle add', () => {
    const partsOf = (gachapon: string) => reportOf({ gachapon }).report.contributions;
    expect(partsOf('3012').steps).toMatchObject({ promised: 4 });
    expect(partsOf('3001').free).toEqual({
      draws: 30,
      worth: [{ kind: 'gem', targetId: null, amount: 9000 }],
    });
    const parts = autumn.report.contributions;
    expect(parts.gifts?.sure[0]).toMatchObject({ kind: 'event_currency', amount: 152 });
    const cycle = partsOf('3021').cycle;
    expect(cycle?.of).toBeGreaterThan(cycle?.open ?? 0);
    expect(parts.wait?.without).toBeGreaterThan(parts.wait?.with ?? 0);
  });

  it('counts every draw once, in groups and in prizes, and says how far it is', () => {
    const { report, shares } = autumn;
    const sum = (isGroup: boolean) =>
      report.rows
        .filter(({ target }) => (target === null) === isGroup)
        .reduce((total, { observed }) => total + observed, 0);
    expect([sum(true), sum(false)]).toEqual([20_000, 20_000]);
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it('goes into a file with its inputs', () => {
    const { report, input } = autumn;
    const lines = labCsv(
      { ...report, assertions: [{ id: '1', name: '=1+1, "x"', broken: null }] },
      input,
      'dev-1.4.0',
    ).split('\r\n');
    expect(lines).toContain('input,seed,7');
    expect(lines).toContain('goal_draws,first,54.007081657536155,69,76,79,87,exact');
    expect(lines).toContain('assertion,"1 =1+1, ""x""",holds,');
  });
});
