-- What lists filter and sort by, as typed columns: a narrow row per newest state. The reconciler makes a
-- table per module from its definition, a child of this one, and fills it from the newest states; writers
-- keep it. A schema of its own, for it is made anew wherever it is missing: no backup holds it.
create schema listed;

create table listed.record (
  branch_id integer not null,
  record_id text collate "C" not null,
  sort_key text collate "C" not null
);
