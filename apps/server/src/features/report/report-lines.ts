import { RETENTION_DAYS, type ReportType } from '@quartermaster/domain/reports/report-definitions';
import type { Line } from './report-line.ts';
import { gachaLines, type GachaOdds } from './gacha-lines.ts';
import { inOrder, mergeCounts, type NamedCount, type Tally } from './tally.ts';

type LineContext = {
  readonly tally: Tally;
  /** Players of a day on average, or of a period as they are. Null: no day was counted. */
  readonly mean: (players: number) => number | null;
  /** Whether players of a group were counted once, so that money can be told per player. */
  readonly isPeriod: boolean;
  /** The share of new players of a group who came back after so many days. Null: not known yet. */
  readonly retention: (group: string, days: number) => number | null;
  readonly oddsOf: GachaOdds;
};

type MakeLines = (context: LineContext, group: string) => readonly Line[];

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
const whole = ({ subject }: NamedCount) => [subject, ''] as const;
const byFirst = (a: Line, b: Line): number => (b.values[0] ?? 0) - (a.values[0] ?? 0);
const bySubject =
  (tally: Tally) =>
  (a: Line, b: Line): number =>
    tally.inOrder(a.subject, b.subject) || tally.inOrder(a.detail, b.detail);

const activityLines: MakeLines = ({ tally, mean, retention }, group) => {
  const active = tally.sum(group, 'active');
  const shares = RETENTION_DAYS.map((days) => retention(group, days));
  const values = [mean(active.players), active.times, tally.sum(group, 'joined').players, ...shares];
  return [{ subject: '', detail: '', values }];
};

const revenueLines: MakeLines = ({ tally, mean, isPeriod }, group) => {
  const currencies = new Set(
    [...tally.of(group, 'paid'), ...tally.of(group, 'refunded')].map(({ subject }) => subject),
  );
  currencies.delete('');
  return [...currencies].toSorted(inOrder).map((currency) => {
    const { amount: gross, times: orders, players } = tally.sum(group, 'paid', currency);
    const { amount: refunds } = tally.sum(group, 'refunded', currency);
    const arppu = isPeriod ? share(gross, players) : null;
    return {
      subject: currency,
      detail: '',
      values: [gross, refunds, gross - refunds, orders, mean(players), arppu],
    };
  });
};

const assetLines: MakeLines = ({ tally }, group) => {
  const order = bySubject(tally);
  const [gained, spent] = [tally.of(group, 'gained'), tally.of(group, 'spent')];
  const signed = [
    ...gained.map((count) => ({ ...count, spent: 0 })),
    ...spent.map((count) => ({ ...count, spent: count.amount, amount: 0 })),
  ];
  return [...Map.groupBy(signed, ({ subject, detail }) => `${subject} ${detail}`).values()]
    .flatMap((same): Line[] => {
      const [first] = same;
      if (first === undefined) return [];
      const came = same.reduce((sum, { amount }) => sum + amount, 0);
      const went = same.reduce((sum, { spent: amount }) => sum + amount, 0);
      const entries = same.reduce((sum, { times }) => sum + times, 0);
      return [{ subject: first.subject, detail: first.detail, values: [came, went, came - went, entries] }];
    })
    .toSorted((a, b) => Math.abs(b.values[2] ?? 0) - Math.abs(a.values[2] ?? 0) || order(a, b));
};

const levelLines: MakeLines = ({ tally, mean }, group) => {
  const levels = mergeCounts(tally.of(group, 'level'), whole).toSorted((a, b) =>
    tally.inOrder(a.subject, b.subject),
  );
  const all = levels.reduce((sum, { players }) => sum + players, 0);
  let below = 0;
  return levels.map(({ subject, players }) => {
    const reached = all - below;
    below += players;
    return { subject, detail: '', values: [mean(players), share(players, all), share(reached, all)] };
  });
};

const stageLines: MakeLines = ({ tally, mean }, group) =>
  mergeCounts(tally.of(group, 'fought'), whole)
    .map(({ subject, players, times, amount }) => ({
      subject,
      detail: '',
      values: [times, amount, share(amount, times), mean(players)],
    }))
    .toSorted(bySubject(tally));

const eventLines: MakeLines = ({ tally, mean }, group) => {
  const { players: active } = tally.sum(group, 'active');
  return mergeCounts(tally.of(group, 'took_part'), whole)
    .map(({ subject, players, times }) => ({
      subject,
      detail: '',
      values: [mean(players), share(players, active), times],
    }))
    .toSorted(byFirst);
};

const packageLines: MakeLines = ({ tally, mean }, group) =>
  tally
    .of(group, 'bought')
    .map(({ subject, detail, players, times, amount }) => ({
      subject,
      detail,
      values: [times, mean(players), amount],
    }))
    .toSorted(byFirst);

const codeLines: MakeLines = ({ tally, mean }, group) =>
  mergeCounts(tally.of(group, 'redeemed'), whole)
    .map(({ subject, players, times }) => ({ subject, detail: '', values: [times, mean(players)] }))
    .toSorted(byFirst);

/** What each report makes of the counts of a group. */
export const LINES: { readonly [R in ReportType]: MakeLines } = {
  dau_retention: activityLines,
  revenue: revenueLines,
  gacha_rate: ({ tally, oddsOf }, group) =>
    gachaLines(tally.of(group, 'drawn'), oddsOf).toSorted(bySubject(tally)),
  asset_flow: assetLines,
  level_distribution: levelLines,
  stage_clear: stageLines,
  event_participation: eventLines,
  package_sales: packageLines,
  code_redeem: codeLines,
};
