import { guildLevelSetting } from '@quartermaster/domain/modules/guild/guild-level-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { GuildCommandContext } from './command.ts';

/** How many members a guild may have: its own limit, or that of its level. Null: the live release names none. */
export async function memberLimitOf(
  { change: { guild }, findRecord }: Pick<GuildCommandContext, 'change' | 'findRecord'>,
  own: number | null = guild.memberLimit,
): Promise<number | null> {
  if (own !== null) return own;
  const level = await findRecord(guildLevelSetting.key, guild.level);
  return level === undefined ? null : recordOf(guildLevelSetting, level).member_limit;
}
