-- What an overview counts by the day: how a day's rows are found, and the days that are over.

-- Logins lie in the order of their time, so this costs whoever writes them next to nothing.
create index login_time on player.login using brin (login_at);
create index account_created on player.account (server, created_at);
create index purchase_paid on player.purchase (server, paid_at);

-- What players did on a day by the clock of a zone, counted once.
create table player.activity_day (
  environment_id integer not null references environment (id),
  time_zone text not null,
  day date not null,
  active integer not null,
  logins integer not null,
  joined integer not null,
  orders integer not null,
  usd_cents bigint not null,
  primary key (environment_id, time_zone, day)
);

-- Which process runs a request whose answer is not there yet.
alter table idempotency_key add column runner integer;
