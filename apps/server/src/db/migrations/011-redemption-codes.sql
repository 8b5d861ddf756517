-- Codes that players redeem, and who redeemed them.

-- A batch whose codes were generated: what its setting said then holds for good. Whether it counts
-- at a moment (status, period) is still the setting's to say.
create table redemption_batch (
  id integer generated always as identity primary key,
  environment_id integer not null references environment (id),
  -- The record of the setting.
  batch_id integer not null,
  code_type text not null check (code_type in ('unique', 'shared')),
  shared_code text,
  prefix text not null,
  code_length integer not null,
  -- How many codes; of a shared code, how many uses.
  quantity integer not null check (quantity > 0),
  per_user_limit integer not null,
  exclusive_group integer,
  rewards jsonb not null,
  -- Empty: all of them.
  server_ids integer[] not null,
  platforms text[] not null,
  -- How many codes there are so far, numbered from 1.
  generated integer not null default 0,
  -- How often a shared code was used.
  uses integer not null default 0 check (uses <= quantity),
  requested_by integer references account (id),
  requested_at timestamptz not null default now(),
  generated_at timestamptz,
  stopped_by integer references account (id),
  stopped_at timestamptz,
  stop_reason text,
  unique (environment_id, batch_id)
);
create index redemption_batch_unfinished on redemption_batch (id) where generated_at is null;
create index redemption_batch_group on redemption_batch (environment_id, exclusive_group)
  where exclusive_group is not null;

-- Never updated when it is redeemed. Without foreign keys: checking them would take longer than
-- writing a million codes does.
create table redemption_code (
  batch integer not null,
  no integer not null,
  environment_id integer not null,
  code text collate "C" not null,
  suspended_at timestamptz,
  primary key (batch, no),
  constraint redemption_code_once unique (environment_id, code)
);

-- A unique code has one use, a shared one as many as its batch: the key lets no limit be passed.
create table redemption (
  id bigint generated always as identity primary key,
  batch integer not null references redemption_batch (id),
  code_no integer not null,
  use_no integer not null,
  environment_id integer not null,
  server_id integer not null,
  account_id integer not null,
  -- The same request again finds its answer here.
  request_id text not null,
  mail_id bigint,
  at timestamptz not null default now(),
  constraint redemption_use unique (batch, code_no, use_no),
  constraint redemption_request unique (environment_id, server_id, account_id, request_id)
);
create index redemption_newest on redemption (batch, id desc);
