-- The environment and version that a person's calls named last: where their next reads go when they name none.
create table chosen_place (
  account_id integer primary key references account (id),
  environment_id integer not null references environment (id),
  version_id integer not null references version (id),
  chosen_at timestamptz not null default now()
);

alter table version add column note text not null default '';
alter table version add column updated_at timestamptz;

create index event_log_at on event_log (at);

-- Which records give which item, as counted last for a version.
create table item_source_count (
  branch_id integer primary key references branch (id),
  items integer not null,
  sources integer not null,
  items_without_source integer not null,
  rebuilt_at timestamptz not null
);
create table item_source (
  branch_id integer not null references item_source_count (branch_id) on delete cascade,
  item_id text collate "C" not null,
  module text not null,
  record_id text collate "C" not null,
  path text not null
);
create index item_source_item on item_source (branch_id, item_id);

-- One entry of the log by its number; entries lie in the order of their numbers, so this costs writers next to nothing.
create index audit_entry_number on audit_entry using brin (id);
