import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { vipControl } from '@quartermaster/domain/modules/player-support/vip-control';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { defineCommand, lineOf } from '../command.ts';
import type { PlayerChange } from '../../../players/player-change.ts';
import { gmEntry } from '../log-entries.ts';

type Standing = { readonly vip_level: number; readonly vip_points: number };

/** Puts a player on a VIP level, with the points that it takes. */
export const setVip = defineCommand<'set_vip', Standing>({
  kind: 'set_vip',
  async apply({ change, findRecord, unknownRecord }, { vip_level: level }) {
    const { vipLevel, vipPoints } = change.account;
    const record = await findRecord(vipControl.key, level);
    if (record === undefined) throw unknownRecord(vipControl.key, level);
    const { required_points: points } = recordOf(vipControl, record);
    if (level === vipLevel) return { lines: [], log: [], undo: null };
    const lines = await stand(change, { vip_level: level, vip_points: points });
    const undo = { vip_level: vipLevel, vip_points: vipPoints };
    return { lines, log: lines.map((line) => gmEntry('setVip', line)), undo };
  },
  async undo({ change }, standing) {
    const lines = await stand(change, standing);
    return { lines, log: lines.map((line) => gmEntry('setVip', line)) };
  },
});

async function stand(change: PlayerChange, standing: Standing): Promise<CommandLine[]> {
  const { vip_level: vipLevel, vip_points: vipPoints } = standing;
  await change.edit({ vipLevel, vipPoints });
  return [
    lineOf('vip', change.account.vipLevel, vipLevel, { key: 'level' }),
    lineOf('vip', change.account.vipPoints, vipPoints, { key: 'points' }),
  ];
}
