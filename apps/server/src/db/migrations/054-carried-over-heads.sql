-- The record that a copy began with, and its source: what was copied along with it is listed under it.
alter table carried_over
  add column head_module text,
  add column head_record_id text collate "C",
  add column head_from_record_id text collate "C";
-- What was copied earlier is listed by itself.
update carried_over
   set head_module = module, head_record_id = record_id, head_from_record_id = from_record_id;
alter table carried_over
  alter column head_module set not null,
  alter column head_record_id set not null,
  alter column head_from_record_id set not null;
