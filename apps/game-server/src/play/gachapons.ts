import { randomInt } from 'node:crypto';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { specialEventSetting } from '@quartermaster/domain/modules/events/special-event-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import {
  drawGachapon,
  drawsLeftInStep,
  type DrawResult,
} from '@quartermaster/domain/simulation/draw-gachapon';
import { NEW_PLAYER, type GachaponState } from '@quartermaster/domain/simulation/gachapon-config';
import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';
import { findRecord, listRecords, type Configuration } from '../config/configuration.ts';
import type { PlayerStore } from './player-store.ts';
import { isActive, type ResolvedGachapon } from './resolved-gachapon.ts';

/** Why a gachapon cannot be drawn from now. */
type ClosedReason = 'not_active' | 'not_open';

export function listGachapons(configuration: Configuration): readonly JsonObject[] {
  return listRecords(configuration, gachaponSetting.key).filter(isActive);
}

export function whyClosed(configuration: Configuration, gachapon: JsonObject, at: Date): ClosedReason | null {
  if (!isActive(gachapon)) return 'not_active';
  const eventTimeslot = (eventId: string): JsonValue | undefined => {
    const event = findRecord(configuration, specialEventSetting.key, eventId);
    return event !== undefined && isActive(event) ? recordOf(specialEventSetting, event).timeslot : undefined;
  };
  const isOpen = isTimeslotOpen(recordOf(gachaponSetting, gachapon).timeslot, at, {
    timeZone: configuration.gameTimeZone,
    eventTimeslot,
  });
  return isOpen ? null : 'not_open';
}

/**
 * Draws with the player's counters and remembers them. Guarantees count across the gachapons that share
 * them. Steps are bought as a whole: `count` is how many are wanted of a gachapon without, or when they are over.
 */
export function drawForPlayer(
  { config }: ResolvedGachapon,
  {
    player,
    count,
    players,
  }: { readonly player: string; readonly count: number; readonly players: PlayerStore },
): readonly DrawResult[] {
  const drawsTopic = `draws:${config.gachaponId}`;
  const state: GachaponState = {
    draws: Number(players.get(player, drawsTopic) ?? 0),
    counters: numbersOf(players.get(player, 'guarantees')),
    choices: NEW_PLAYER.choices,
  };
  const wanted = drawsLeftInStep(config, state) ?? count;
  const { results, state: next } = drawGachapon(config, state, secureRandom, wanted);
  players.set(player, drawsTopic, next.draws);
  players.set(player, 'guarantees', next.counters);
  return results;
}

function numbersOf(value: JsonValue | undefined): Readonly<Record<string, number>> {
  return isJsonObject(value) ? (value as Readonly<Record<string, number>>) : {};
}

const RANDOM_RANGE = 2 ** 48 - 1;

/** Players must not be able to foresee a draw. */
function secureRandom(): number {
  return randomInt(RANDOM_RANGE) / RANDOM_RANGE;
}
