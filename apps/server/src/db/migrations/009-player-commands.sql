-- What staff did to players. The players themselves may be kept elsewhere; this is the console's own
-- memory: who, why, what changed, and what an undo needs.

create table player_command (
  id uuid primary key,
  environment_id integer not null references environment (id),
  server_id integer not null,
  account_id integer not null,
  kind text not null,
  params jsonb not null,
  -- What changed, as the preview showed it.
  lines jsonb not null,
  -- What the command has to know to be undone; null: it cannot be.
  undo jsonb,
  reason text not null,
  ticket text,
  staff_id integer not null references account (id),
  -- The same request again finds its answer here, also after a crash.
  idempotency_key text,
  revision integer not null,
  undoes uuid unique references player_command (id),
  -- When it takes effect, for a command that waits; and when it did.
  due_at timestamptz,
  settled_at timestamptz,
  at timestamptz not null default now(),
  unique (staff_id, idempotency_key)
);
create index player_command_player on player_command (environment_id, server_id, account_id, at desc);
create index player_command_due on player_command (due_at) where due_at is not null and settled_at is null;

-- How much of an asset a member of staff gave away on a day of the game's calendar.
create table staff_grant (
  staff_id integer not null references account (id),
  environment_id integer not null references environment (id),
  day date not null,
  asset_kind text not null,
  -- The record of an item, pet…; 0 for money.
  target_id integer not null,
  amount bigint not null,
  primary key (staff_id, environment_id, day, asset_kind, target_id)
);
