-- Files of settings that were exported by a console, on their way into a version. What each would write is planned in
-- files beside it; the log is written in one transaction when the person says so.
create table settings_import (
  id uuid primary key,
  environment_id integer not null references environment (id),
  version_id integer not null references version (id),
  account_id integer not null references account (id),
  state text not null,
  file_name text not null,
  manifest jsonb not null,
  options jsonb,
  modules jsonb not null default '[]',
  progress real not null default 0,
  problem jsonb,
  -- One change set in the version's branch, one in the environment's own where it has settings for it.
  change_seqs jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index settings_import_open on settings_import (created_at) where finished_at is null;
