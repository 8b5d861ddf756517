-- A record that stays out of the releases of a version until somebody, or a date, ends it. Unlike
-- release_hold, which tells what one release left out and at which revision, this outlives releases.
create table record_hold (
  id integer generated always as identity primary key,
  branch_id integer not null references branch (id),
  module text not null,
  record_id text collate "C" not null,
  reason text not null,
  -- Null: until somebody ends it.
  until timestamptz,
  -- The release whose roll back held the record; null: a person did.
  rolled_back_id integer references release (id),
  held_by integer references account (id),
  held_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by integer references account (id)
);
create unique index record_hold_open on record_hold (branch_id, module, record_id) where ended_at is null;

-- What the live releases held back stays held; nobody had to say why.
insert into record_hold (branch_id, module, record_id, reason, held_by, held_at)
select b.id, h.module, h.record_id, '', r.author_id, r.at
  from environment e
  join release r on r.id = e.live_release_id
  join branch b on b.environment_id = e.id and b.version_id = r.version_id
  join release_hold h on h.release_id = r.id and not h.is_kept_out;
