import type { JsonObject } from '@quartermaster/domain/core/json';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { gachaponStepupSetting } from '@quartermaster/domain/modules/gacha/gachapon-stepup-setting';
import { readGachapon, type GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import { publishedOdds, type PublishedOdds } from '@quartermaster/domain/simulation/published-odds';
import { findRecord, listRecords, type Configuration } from '../config/configuration.ts';

/** A served record's status is `active`; everything else is not for players. */
export function isActive(record: JsonObject): boolean {
  return record['status'] === 'active';
}

/**
 * A gachapon as one release has it, read once. Draws and the published odds both take this object and
 * nothing else, so that neither can come from settings that the other does not know.
 */
export type ResolvedGachapon = {
  readonly configuration: Configuration;
  readonly record: JsonObject;
  readonly guarantees: readonly JsonObject[];
  readonly config: GachaponConfig;
  /** Computed on first use. */
  readonly odds: () => PublishedOdds;
};

const known = new WeakMap<Configuration, Map<string, ResolvedGachapon>>();

/** The same object for as long as the release runs; undefined where the release has no such gachapon. */
export function resolveGachapon(configuration: Configuration, id: string): ResolvedGachapon | undefined {
  const gachapons = known.get(configuration) ?? new Map<string, ResolvedGachapon>();
  known.set(configuration, gachapons);
  const resolved = gachapons.get(id) ?? readResolved(configuration, id);
  if (resolved !== undefined) gachapons.set(id, resolved);
  return resolved;
}

function readResolved(configuration: Configuration, id: string): ResolvedGachapon | undefined {
  const record = findRecord(configuration, gachaponSetting.key, id);
  if (record === undefined) return undefined;
  const guarantees = listRecords(configuration, gachaponGuaranteeSetting.key).filter(isActive);
  const steps = listRecords(configuration, gachaponStepupSetting.key).filter(isActive);
  const config = readGachapon(record, guarantees, steps);
  const ids = new Set(config.guarantees.map((guarantee) => guarantee.id));
  let odds: PublishedOdds | null = null;
  return {
    configuration,
    record,
    guarantees: guarantees.filter((guarantee) => ids.has(String(Number(guarantee['id'])))),
    config,
    odds: () => (odds ??= publishedOdds(config)),
  };
}
