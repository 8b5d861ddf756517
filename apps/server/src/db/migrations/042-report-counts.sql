-- What reports read: periods of players' doings, counted once and kept.

-- A day, week or month of an environment, by the clock of a zone, that was counted.
create table report_period (
  environment_id integer not null references environment (id),
  time_zone text not null,
  grain text not null check (grain in ('day', 'week', 'month')),
  starts date not null,
  -- How many rows players' doings of the period had then: another number tells of late ones.
  events bigint not null,
  counted_at timestamptz not null,
  primary key (environment_id, time_zone, grain, starts)
);

-- Each player counts for the platform and version of their last login in the period, so that players add up
-- over servers, platforms and versions. Subject and detail are what the kind is about.
create table report_count (
  environment_id integer not null,
  time_zone text not null,
  grain text not null,
  starts date not null,
  kind text not null,
  server_id integer not null,
  platform text not null,
  version text not null,
  subject text not null,
  detail text not null,
  players integer not null,
  times bigint not null,
  amount numeric not null
);
create index report_count_read on report_count (environment_id, time_zone, grain, kind, starts);

-- How the rows of a day are found. They come in the order of their time, so this costs those who write them
-- next to nothing.
create index draw_time on player.draw using brin (created_at);
create index battle_time on player.battle using brin (created_at);
create index log_time on player.log using brin (at);
create index ledger_time on player.ledger using brin (at);
create index mail_claimed on player.mail using brin (claimed_at);
create index purchase_delivered on player.purchase using brin (delivered_at);
create index purchase_refunded on player.purchase (server, refunded_at) where refunded_at is not null;
create index redemption_time on redemption (environment_id, at);
