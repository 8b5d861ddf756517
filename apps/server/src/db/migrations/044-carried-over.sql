-- What a copy took over from its source and nobody has confirmed yet: one row for each group of fields.
create table carried_over (
  branch_id integer not null references branch (id),
  module text not null,
  record_id text collate "C" not null,
  field_group text not null,
  from_record_id text collate "C" not null,
  -- The change set that made the copy. Once it is undone, the rows say nothing any more.
  change_seq bigint not null references change_set (seq),
  confirmed_at timestamptz,
  confirmed_by integer references account (id),
  primary key (branch_id, module, record_id, field_group)
);
create index carried_over_open on carried_over (branch_id) where confirmed_at is null;

-- Records of a version and settings of its environment that were copied together lie in two lines of the
-- log: an undo of the first change set undoes the second with it.
create table change_along (
  seq bigint primary key references change_set (seq),
  along_seq bigint not null references change_set (seq)
);
