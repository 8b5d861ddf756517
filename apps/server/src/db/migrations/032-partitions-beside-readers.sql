-- `create table … partition of` locks the whole parent against readers and writers, and a server makes
-- partitions of all tables in one transaction: a statement over two of them deadlocked with it.
-- A table of its own that is attached afterwards leaves both alone.

create function player.add_partition(parent name, partition name, bounds text) returns void
language plpgsql as $$
begin
  if to_regclass(format('player.%I', partition)) is not null then return; end if;
  -- Numbers are drawn from the identity of the parent.
  execute format('create table player.%I (like player.%I including all excluding identity)', partition, parent);
  execute format('alter table player.%I attach partition player.%I for values %s', parent, partition, bounds);
end $$;

create or replace function player.add_server(environment integer, wanted integer) returns smallint
language plpgsql as $$
declare
  server smallint;
  parent name;
begin
  perform pg_advisory_xact_lock(5, 1);
  select id into server from player.server where environment_id = environment and server_id = wanted;
  if found then return server; end if;
  insert into player.server (environment_id, server_id) values (environment, wanted) returning id into server;
  for parent in
    select relname from pg_class join pg_partitioned_table on partrelid = pg_class.oid
     where relnamespace = 'player'::regnamespace and partstrat = 'l' order by relname
  loop
    perform player.add_partition(parent, parent || '_' || server, format('in (%s)', server));
  end loop;
  return server;
end $$;

create or replace function player.add_month(instant timestamptz) returns void
language plpgsql as $$
declare
  first_day timestamp := date_trunc('month', instant at time zone 'utc');
  parent text;
begin
  perform pg_advisory_xact_lock(5, 2);
  foreach parent in array array['log', 'login'] loop
    perform player.add_partition(
      parent, parent || '_' || to_char(first_day, 'YYYY_MM'),
      format('from (%L) to (%L)', first_day at time zone 'utc', (first_day + interval '1 month') at time zone 'utc'));
  end loop;
end $$;
