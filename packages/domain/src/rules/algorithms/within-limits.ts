import type { Algorithm } from '../../core/rule.ts';
import { isJsonObject, plainText, type JsonObject, type RecordData } from '../../core/json.ts';
import type { PlayerFacts } from '../../core/player-facts.ts';
import type { Localized } from '../../core/language.ts';
import { findAssetKind } from '../../enums/asset-kind.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { valueAt } from '../../record/path-value.ts';
import { isOff } from '../is-off.ts';
import type { AddRecordIssue, ModuleRule } from '../rule-logic.ts';
import { accountsIn, isAhead } from './lists-players.ts';

type Rule = Algorithm<'within_limits'>;

/** Rewards stay within the limits of staff, for each recipient and for all of them together. */
export const withinLimits: ModuleRule<'within_limits'> = {
  level: 'module',
  paths: ({ rewards, to }) => [rewards, ...(to === undefined ? [] : [to.accounts, to.until])],
  names: ({ module, kind, targets, each, to }) => ({
    others: [{ module, fields: [kind, ...targets, each, to?.all ?? []].flat() }],
  }),
  check(rule, records, add, { readRecords, players }) {
    if (readRecords === undefined || (rule.to !== undefined && players === undefined)) return;
    const limits = [...readRecords(rule.module)].map(({ data }) => data).filter((limit) => !isOff(limit));
    for (const { recordId, data } of records)
      if (isChecked(rule, data, players)) checkRewards(rule, limits, { recordId, data }, add);
  },
};

/** What was sent is what it is; the rest of what waits is checked. */
function isChecked({ to }: Rule, data: RecordData, players: PlayerFacts | undefined): boolean {
  if (to === undefined) return !isOff(data);
  return players !== undefined && isAhead(data, to.until, players.at);
}

function checkRewards(
  rule: Rule,
  limits: readonly RecordData[],
  { recordId, data }: { readonly recordId: string; readonly data: RecordData },
  add: AddRecordIssue,
): void {
  const rewards = valueAt(data, rule.rewards);
  const { to } = rule;
  const players = to === undefined ? 0 : accountsIn(plainText(valueAt(data, to.accounts))).length;
  for (const [index, reward] of (Array.isArray(rewards) ? rewards : []).entries()) {
    if (!isJsonObject(reward)) continue;
    const limit = limitOf(rule, limits, reward);
    const amount = Number(reward['amount'] ?? 0);
    const path = `${rule.rewards}.${index}.amount`;
    const each = limit?.[rule.each];
    const all = to && limit?.[to.all];
    if (typeof each === 'number' && amount > each)
      add(recordId, path, 'over_limit_each', { asset: nameOf(reward), limit: each });
    else if (typeof all === 'number' && amount * players > all)
      add(recordId, path, 'over_limit_all', {
        amount: amount * players,
        asset: nameOf(reward),
        players,
        limit: all,
      });
  }
}

/** The limit of this very thing, else the one of its kind. */
function limitOf(
  { kind, targets }: Rule,
  limits: readonly RecordData[],
  reward: JsonObject,
): RecordData | undefined {
  const target = plainText(reward['target_id']);
  const ofKind = limits.filter((limit) => limit[kind] === reward['asset_kind']);
  const targetsOf = (limit: RecordData) =>
    targets.map((key) => limit[key]).filter((value) => !isBlank(value));
  return (
    ofKind.find((limit) => target !== '' && targetsOf(limit).some((value) => plainText(value) === target)) ??
    ofKind.find((limit) => targetsOf(limit).length === 0)
  );
}

/** In each language: `Gem`, `Item 1021`. */
function nameOf(reward: JsonObject): Localized | string {
  const kind = plainText(reward['asset_kind']);
  const target = plainText(reward['target_id']);
  const label = findAssetKind(kind)?.label;
  if (label === undefined || target === '') return label ?? kind;
  return { en: `${label.en} ${target}`, zh: `${label.zh} ${target}`, jp: `${label.jp} ${target}` };
}
