import type { NamedCount } from './tally.ts';
import type { Line } from './report-line.ts';

/** The configured chance of each group of a gachapon, by `release hash` and `gachapon`. */
export type GachaOdds = (hash: string, gachapon: string) => ReadonlyMap<string, number> | null;

/** Beyond so many standard deviations chance alone hardly explains a difference. */
const MARKED_SIGMA = 3;

const SEPARATOR = '/';

/** Each group of each gachapon: how often it came by chance, and how often it should have. */
export function gachaLines(drawn: readonly NamedCount[], oddsOf: GachaOdds): Line[] {
  return [...Map.groupBy(drawn, ({ subject }) => subject)].flatMap(([gachapon, own]) =>
    linesOf(gachapon, own, oddsOf),
  );
}

function linesOf(gachapon: string, own: readonly NamedCount[], oddsOf: GachaOdds): Line[] {
  const releases = [...Map.groupBy(own, ({ detail }) => hashOf(detail))].map(([hash, counts]) => ({
    counts,
    pulls: sum(counts.map(({ times }) => times)),
    odds: hash === '' ? null : oddsOf(hash, gachapon),
  }));
  const known = releases.flatMap(({ odds, ...release }) => (odds === null ? [] : [{ ...release, odds }]));
  const pulls = sum(releases.map((release) => release.pulls));
  const knownPulls = sum(known.map((release) => release.pulls));
  const groups = new Set([
    ...own.map(({ detail }) => groupOf(detail)),
    ...known.flatMap(({ odds }) => [...odds.keys()]),
  ]);
  return [...groups].map((group) => {
    const ofGroup = (counts: readonly NamedCount[]) =>
      counts.filter(({ detail }) => groupOf(detail) === group);
    const got = sum(ofGroup(own).map(({ times }) => times));
    const gotKnown = sum(known.flatMap(({ counts }) => ofGroup(counts).map(({ times }) => times)));
    const chances = known.map((release) => ({
      pulls: release.pulls,
      chance: release.odds.get(group) ?? 0,
    }));
    const expected = sum(chances.map(({ pulls: n, chance }) => n * chance));
    const variance = sum(chances.map(({ pulls: n, chance }) => n * chance * (1 - chance)));
    const sigma = variance > 0 ? (gotKnown - expected) / Math.sqrt(variance) : null;
    return {
      subject: gachapon,
      detail: group,
      values: [
        got,
        pulls > 0 ? got / pulls : null,
        knownPulls > 0 ? expected / knownPulls : null,
        sigma,
        sum(ofGroup(own).map(({ amount }) => amount)),
      ],
      mark: sigma === null || Math.abs(sigma) <= MARKED_SIGMA ? null : sigma > 0 ? 'high' : 'low',
    };
  });
}

const hashOf = (detail: string): string => detail.slice(0, detail.lastIndexOf(SEPARATOR));
const groupOf = (detail: string): string => detail.slice(detail.lastIndexOf(SEPARATOR) + 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
