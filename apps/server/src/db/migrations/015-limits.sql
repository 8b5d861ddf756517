-- What the day's limits count, and what of it a second person lets through.

-- How many players deliveries were sent to that day. They are counted here and not one by one: a list may
-- have a million rows.
alter table staff_day add column recipients integer not null default 0;

-- A request is about a player, about a delivery, or about a file of players.
alter table command_approval
  alter column server_id drop not null,
  alter column account_id drop not null,
  add column delivery_id integer references delivery (id),
  -- When the file that was asked for was taken; it is taken once.
  add column used_at timestamptz,
  -- When whoever asked saw the decision.
  add column seen_at timestamptz,
  add check ((server_id is null) = (account_id is null)),
  add check (delivery_id is null or server_id is null);
create index command_approval_delivery on command_approval (delivery_id, asked_at) where delivery_id is not null;
create index command_approval_asker on command_approval (asked_by, environment_id) where seen_at is null;
