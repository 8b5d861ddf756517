import { isJsonObject, textOf, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { assetKind } from '@quartermaster/domain/enums/asset-kind';
import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import { gachaponGuaranteeSetting } from '@quartermaster/domain/modules/gacha/gachapon-guarantee-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { gachaponStepupSetting } from '@quartermaster/domain/modules/gacha/gachapon-stepup-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { PublishedGroup, PublishedGuarantee } from '@quartermaster/domain/simulation/published-odds';
import { findRecord, listRecords, type Configuration } from '../config/configuration.ts';
import { localize } from '../play/localize.ts';
import { isActive, type ResolvedGachapon } from '../play/resolved-gachapon.ts';

/** Names in the reader's language. */
type Reader = { readonly configuration: Configuration; readonly language: Language };

export type OddsDocument = ReturnType<typeof oddsDocument>;

/** What players are told of a gachapon: shares are in percent, to four digits after the point. */
export function oddsDocument(gachapon: ResolvedGachapon, language: Language, isOpen: boolean) {
  const { configuration, record, config } = gachapon;
  const reader: Reader = { configuration, language };
  const { single_cost, multi_cost, timeslot, free_rule } = recordOf(gachaponSetting, record);
  const odds = gachapon.odds();
  return {
    gachapon_id: config.gachaponId,
    language,
    name: recordName(reader, record),
    release: {
      number: configuration.release.number,
      version: configuration.release.version,
      content_hash: configuration.contentHash,
      patch_hash: configuration.patchHash,
    },
    is_open: isOpen,
    period: { time_zone: configuration.gameTimeZone, timeslot: timeslot ?? null },
    prices: {
      single: costsOf(reader, single_cost),
      multi: { draws: config.multiCount, costs: costsOf(reader, multi_cost) },
      free: (free_rule ?? []).map(({ interval_hours, count }) => ({ every_hours: interval_hours, count })),
      draw_limit: config.drawLimit,
    },
    groups: odds.groups.map((group) => groupOf(reader, group)),
    guarantees: odds.guarantees.map((guarantee) => guaranteeOf(reader, gachapon, guarantee)),
    steps: stepsOf(reader, config.gachaponId),
  };
}

/** 0 to 1 as percent, `0.3` to `0.3000`. */
const percent = (share: number): string => (share * 100).toFixed(4);

function groupOf(reader: Reader, group: PublishedGroup) {
  return {
    group_no: group.groupNo,
    group_type: group.groupType,
    rarity: group.rarity,
    share: percent(group.share),
    long_run_share: percent(group.longRun),
    every_nth_draw: group.triggerCount === 0 ? null : group.triggerCount,
    entries: group.entries.map((entry) => ({
      kind: entry.petId === null ? ('pet_god' as const) : ('pet' as const),
      id: entry.petId ?? entry.petGodId ?? 0,
      name: targetName(reader, entry.target),
      amount: entry.amount,
      is_featured: entry.isFeatured,
      share: percent(entry.share),
      long_run_share: percent(entry.longRun),
    })),
  };
}

function guaranteeOf(reader: Reader, { guarantees }: ResolvedGachapon, guarantee: PublishedGuarantee) {
  const record = guarantees.find(({ id }) => textOf(id) === guarantee.id);
  return {
    id: guarantee.id,
    kind: guarantee.kind,
    text: record === undefined ? '' : wordsOf(reader, record, 'text'),
    rarity: guarantee.rarity,
    choices: guarantee.choices.map((target) => targetName(reader, target)),
    rises_from_draw: guarantee.softFrom,
    rises_by: guarantee.softFrom === null ? null : percent(guarantee.softStep),
    certain_at_draw: guarantee.hardAt,
    starts_again_on_hit: guarantee.resetOnHit,
    shared_with: (recordOf(gachaponGuaranteeSetting, record ?? {}).gachapon_ids ?? []).map(Number),
    rise: guarantee.rise.map(({ draw, chance }) => ({ draw, chance: percent(chance) })),
  };
}

function stepsOf(reader: Reader, gachaponId: number) {
  return listRecords(reader.configuration, gachaponStepupSetting.key)
    .filter(isActive)
    .map((record) => recordOf(gachaponStepupSetting, record))
    .filter((step) => step.gachapon_id === gachaponId)
    .toSorted((left, right) => (left.step ?? 0) - (right.step ?? 0))
    .map((step) => ({
      step: step.step ?? 0,
      draws: step.draws ?? 0,
      costs: costsOf(reader, step.cost),
      certain_group_no: step.forced_group_no ?? null,
      certain_draws: step.forced_count ?? null,
      featured_bonus: step.rate_up_bp === undefined ? null : percent(step.rate_up_bp / 10_000),
      bonus: costsOf(reader, step.bonus_rewards),
      returns_to_step: step.loop_to ?? null,
    }));
}

function costsOf(reader: Reader, rows: unknown) {
  return (Array.isArray(rows) ? (rows as JsonValue[]) : []).filter(isJsonObject).map((row) => {
    const kind = textOf(row['asset_kind']);
    const target = textOf(row['target_id']);
    const facts = assetKind.values.find(({ value }) => value === kind);
    const module = facts?.target ?? null;
    const named = module === null ? undefined : findRecord(reader.configuration, module, target);
    const name = named === undefined ? (facts?.label[reader.language] ?? kind) : recordName(reader, named);
    return {
      asset_kind: kind,
      target_id: row['target_id'] ?? null,
      name,
      amount: Number(row['amount'] ?? 0),
    };
  });
}

function targetName(reader: Reader, target: string): string {
  const [kind, id = ''] = target.split(':');
  const module = kind === 'pet' ? petSetting.key : godSetting.key;
  const record = findRecord(reader.configuration, module, id);
  return record === undefined ? id : recordName(reader, record);
}

export const recordName = (reader: Reader, record: JsonObject): string => wordsOf(reader, record, 'name');

/** A text of a record in the reader's language. */
function wordsOf({ configuration, language }: Reader, record: JsonObject, field: string): string {
  const own = { [field]: record[field] ?? '' };
  const text = localize(own, language, (key) => findRecord(configuration, localization.key, key))[field];
  return typeof text === 'string' ? text : '';
}
