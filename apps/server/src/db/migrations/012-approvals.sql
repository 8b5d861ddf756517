-- What waits for a second person, and what a role may do in a day.

-- What a member of staff did on a day of the game's calendar: the worth of what they gave, in US cents,
-- and how often they took data of players out of the console.
create table staff_day (
  staff_id integer not null references account (id),
  environment_id integer not null references environment (id),
  day date not null,
  value_cents bigint not null default 0,
  exports integer not null default 0,
  primary key (staff_id, environment_id, day)
);

-- Whom they changed that day; each player counts once.
create table staff_day_player (
  staff_id integer not null references account (id),
  environment_id integer not null references environment (id),
  day date not null,
  server_id integer not null,
  account_id integer not null,
  primary key (staff_id, environment_id, day, server_id, account_id)
);

-- A command that went beyond what its asker may do in a day. It waits for somebody else, as it was asked.
create table command_approval (
  id uuid primary key,
  environment_id integer not null references environment (id),
  server_id integer not null,
  account_id integer not null,
  kind text not null,
  params jsonb not null,
  -- The player as the asker saw them, and what would have changed.
  revision integer not null,
  lines jsonb not null,
  value_cents bigint not null,
  -- Which limits it goes beyond, with what they were.
  exceeds jsonb not null,
  reason text not null,
  ticket text,
  asked_by integer not null references account (id),
  idempotency_key text,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days',
  -- What became of it; null: it waits, or its time is over.
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decided_by integer references account (id),
  decided_at timestamptz,
  decision_reason text,
  command_id uuid references player_command (id) deferrable initially deferred,
  unique (asked_by, idempotency_key),
  check (decision is distinct from 'approved' or decided_by <> asked_by)
);
create index command_approval_time on command_approval (environment_id, asked_at, id);
