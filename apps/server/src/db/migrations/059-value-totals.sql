-- How many newest states have each value of the fields of few values that lists filter by: the sum of deltas,
-- as in record_total. Made with the list tables by the reconciler, and like them in no backup.
create table listed.value_total (
  branch_id integer not null,
  module text not null,
  field text not null,
  value text collate "C" not null,
  delta integer not null
);
create index value_total_key on listed.value_total (branch_id, module, field, value) include (delta);
