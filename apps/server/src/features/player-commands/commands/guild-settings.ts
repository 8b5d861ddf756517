import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue } from '@quartermaster/domain/core/issue';
import { guildBossPeriodSetting } from '@quartermaster/domain/modules/bosses/guild-boss-period-setting';
import { guildBossSetting } from '@quartermaster/domain/modules/bosses/guild-boss-setting';
import { guildSetting } from '@quartermaster/domain/modules/guild/guild-setting';
import { SINGLETON_RECORD_ID } from '@quartermaster/domain/record/identity';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { lookAlikesOf, mixesAlphabets } from '@quartermaster/domain/texts/look-alikes';
import type { GuildBoss, GuildChange } from '../../../players/guild-change.ts';
import { defineCommand, lineOf, type CommandWarning, type GuildCommandContext } from '../command.ts';
import { memberLimitOf } from '../guild-limits.ts';
import { guildEntry } from '../log-entries.ts';

/** Gives a guild another name, which no other guild of the server has. */
export const renameGuild = defineCommand<'rename_guild', { readonly name: string }>({
  kind: 'rename_guild',
  async apply(context, { name }) {
    const { change } = context;
    const before = change.guild.name;
    if (name === before) return { lines: [], log: [], undo: null };
    await refuseLength(context, name);
    const warnings = await warningsOf(change, name);
    return { ...(await named(change, name)), undo: { name: before }, warnings };
  },
  undo: ({ change }, { name }) => named(change, name),
});

async function named(change: GuildChange, name: string) {
  const line = lineOf('name', change.guild.name, name);
  await change.rename(name);
  return { lines: [line], log: [guildEntry('edit', 'rename', change.guild.guildId, line)] };
}

/** The live guild rules may set a shorter limit than the field. */
async function refuseLength({ findRecord }: GuildCommandContext, name: string): Promise<void> {
  const rules = await findRecord(guildSetting.key, SINGLETON_RECORD_ID);
  if (rules === undefined) return;
  const { name_min: min, name_max: max } = recordOf(guildSetting, rules);
  const length = Array.from(name).length;
  if (length < min) throw new AppError('invalid', {}, [issue('params.name', 'too_short', { min })]);
  if (length > max) throw new AppError('invalid', {}, [issue('params.name', 'too_long', { max })]);
}

async function warningsOf(change: GuildChange, name: string): Promise<readonly CommandWarning[]> {
  const other = await change.guildNamed(lookAlikesOf(name));
  const alike: CommandWarning[] =
    other === null
      ? []
      : [{ code: 'guild_name_looks_like', params: { name: other.name, guild_id: other.guildId } }];
  return mixesAlphabets(name) ? [...alike, { code: 'name_mixes_scripts' }] : alike;
}

/** Replaces the guild's notice. */
export const setGuildNotice = defineCommand<'set_guild_notice', { readonly notice: string }>({
  kind: 'set_guild_notice',
  async apply({ change }, { notice = '' }) {
    const before = change.guild.notice;
    if (notice === before) return { lines: [], log: [], undo: null };
    return { ...(await noticed(change, notice)), undo: { notice: before } };
  },
  undo: ({ change }, { notice }) => noticed(change, notice),
});

async function noticed(change: GuildChange, notice: string) {
  const line = lineOf('notice', change.guild.notice || null, notice || null);
  await change.edit({ notice });
  return { lines: [line], log: [guildEntry('edit', 'notice', change.guild.guildId, line)] };
}

type Limit = { readonly member_limit: number | null };

/** Lets a guild have another number of members than its level allows. */
export const setMemberLimit = defineCommand<'set_member_limit', Limit>({
  kind: 'set_member_limit',
  async apply(context, { member_limit: limit }) {
    const { guild } = context.change;
    if ((await memberLimitOf(context)) === limit) return { lines: [], log: [], undo: null };
    return { ...(await limited(context, limit)), undo: { member_limit: guild.memberLimit } };
  },
  undo: (context, { member_limit: limit }) => limited(context, limit),
});

/** Null: as many as the level allows. Never fewer than there are. */
async function limited(context: GuildCommandContext, limit: number | null) {
  const { change } = context;
  const { guildId, members } = change.guild;
  const before = await memberLimitOf(context);
  const after = limit ?? (await memberLimitOf(context, null));
  if (after !== null && after < members)
    throw new AppError('member_limit_too_low', { members }, [
      issue('params.member_limit', 'greater_or_equal', { than: members }),
    ]);
  await change.edit({ memberLimit: limit });
  const line = lineOf('member_limit', before, after);
  return { lines: [line], log: [guildEntry('edit', 'member_limit', guildId, line)] };
}

type Progress = { readonly boss: { readonly lap: number; readonly boss_id: number } | null };

/** Sets which boss of which lap a guild fights next. Refused while a boss period is open. */
export const setBossProgress = defineCommand<'set_boss_progress', Progress>({
  kind: 'set_boss_progress',
  async apply(context, { lap, boss_id: bossId }) {
    const { change, findRecord, unknownRecord } = context;
    if ((await findRecord(guildBossSetting.key, bossId)) === undefined)
      throw unknownRecord(guildBossSetting.key, bossId);
    const { boss } = change.guild;
    const undo = { boss: boss === null ? null : { lap: boss.lap, boss_id: boss.bossId } };
    return { ...(await progressed(context, { lap, bossId })), undo };
  },
  undo: (context, { boss }) =>
    progressed(context, boss === null ? null : { lap: boss.lap, bossId: boss.boss_id }),
});

async function progressed({ change, findOpenRecord }: GuildCommandContext, boss: GuildBoss | null) {
  const period = await findOpenRecord(guildBossPeriodSetting.key);
  if (period !== null) throw new AppError('boss_period_running', { period });
  const { guildId, boss: before } = change.guild;
  await change.edit({ boss });
  const valueOf = (of: GuildBoss | null) => (of === null ? null : { boss_id: of.bossId });
  const lines = [
    ...(before?.lap === boss?.lap ? [] : [lineOf('boss_lap', before?.lap ?? null, boss?.lap ?? null)]),
    ...(before?.bossId === boss?.bossId ? [] : [lineOf('boss', valueOf(before), valueOf(boss))]),
  ];
  return { lines, log: lines.map((line) => guildEntry('boss', line.subject, guildId, line)) };
}
