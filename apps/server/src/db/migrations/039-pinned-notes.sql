-- A note that everybody should read first.
alter table player.note add column pinned_at timestamptz;
