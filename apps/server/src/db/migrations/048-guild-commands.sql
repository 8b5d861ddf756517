-- What staff can set on a guild, and which state of it they decided on.
alter table player.guild
  add column state text not null default 'active',
  -- Null: as many members as the level of the guild allows.
  add column member_limit integer check (member_limit > 0),
  -- The boss that is next; null: the first one.
  add column boss_lap integer,
  add column boss_id integer,
  add column revision integer not null default 1,
  add check ((boss_lap is null) = (boss_id is null));

-- Who of the staff moved a member, if no player did.
alter table player.guild_history add column by_staff_id integer;

-- A command is about a player or about a guild.
alter table player_command
  alter column account_id drop not null,
  add column guild_id integer,
  add check (num_nonnulls(account_id, guild_id) = 1);
create index player_command_guild on player_command (environment_id, server_id, guild_id, at desc)
  where guild_id is not null;
