-- The player's counters before the draws, `{draws, counters, choices}`: with them each draw's own odds are known.
alter table player.draw add column state_before jsonb;

-- Draws are numbered as they come, so a range of numbers lies together; a few kilobytes find it.
create index draw_by_number on player.draw using brin (draw_id);

-- How far the draws of an environment have been counted: their numbers up to and with this one.
create table draw_audit_place (
  environment_id integer primary key references environment (id) on delete cascade,
  counted_to bigint not null default 0
);

-- What was counted of a gachapon in a release. release_hash '': the draws name no release.
create table draw_audit_count (
  environment_id integer not null references environment (id) on delete cascade,
  release_hash text not null,
  gachapon_id integer not null,
  counts jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (environment_id, release_hash, gachapon_id)
);

-- A comparison of all that was counted until then. account_id null: the nightly one.
create table draw_audit_run (
  id integer generated always as identity primary key,
  environment_id integer not null references environment (id) on delete cascade,
  account_id integer references account (id),
  at timestamptz not null default now(),
  draws bigint not null
);
create index draw_audit_run_newest on draw_audit_run (environment_id, id desc);

create table draw_audit_finding (
  run_id integer not null references draw_audit_run (id) on delete cascade,
  release_hash text not null,
  gachapon_id integer not null,
  release_number integer,
  comparison jsonb not null,
  chance double precision not null,
  reason text check (reason in ('impossible', 'chi_square', 'featured')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (run_id, release_hash, gachapon_id)
);
