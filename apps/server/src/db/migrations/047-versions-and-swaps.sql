-- A swap of one module: the release is what was live, but this module's records came from source_release_id.
alter table release add column source_module text;

-- The version it was copied from, and who archived it.
alter table version
  add column base_version_id integer references version (id),
  add column client_min_version text not null default '',
  add column archived_at timestamptz,
  add column archived_by integer references account (id);
update version set base_version_id = source.version_id
  from change_set join branch as source on source.id = change_set.branch_id
  where change_set.seq = version.cloned_from_seq and source.version_id is distinct from version.id;

-- Whatever writes to a version begins a change set: this is the one place where all of it can be refused.
create function qm_refuse_archived() returns trigger
language plpgsql as $$
begin
  if exists (
    select from branch join version on version.id = branch.version_id
     where branch.id = new.branch_id and version.archived_at is not null)
  then raise exception 'This version is archived.' using errcode = 'QM001';
  end if;
  return new;
end $$;
create trigger change_set_in_use before insert on change_set
  for each row execute function qm_refuse_archived();

-- Where players reach a game server of the environment, without a slash at the end.
alter table environment add column game_url text not null default '';
