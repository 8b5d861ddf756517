-- What the record store reads and locks with. The helpers behind indexes are immutable and answer
-- null to data of another shape, so that odd data never makes a write fail.

create function qm_text(data jsonb, key text) returns text
language sql immutable parallel safe
return case when jsonb_typeof(data -> key) in ('string', 'number', 'boolean') then left(data ->> key, 200) end;

create function qm_number(data jsonb, key text) returns double precision
language sql immutable parallel safe
return case when jsonb_typeof(data -> key) = 'number' and length(data ->> key) <= 40 then (data ->> key)::double precision end;

-- The place of a value in its list of values: how enums sort.
create function qm_rank(data jsonb, key text, choices text[]) returns integer
language sql immutable parallel safe
return array_position(choices, data ->> key);

-- A text in the wanted language, or in another one where that is missing.
create function qm_localized(data jsonb, key text, lang text) returns text
language sql immutable parallel safe
return left(coalesce(
  nullif(data -> key ->> lang, ''), nullif(data -> key ->> 'en', ''), nullif(data -> key ->> 'zh', ''), nullif(data -> key ->> 'jp', '')), 200);

-- Takes a writer's locks in an order that never deadlocks (the branch, its modules, the records), and
-- only then draws the number of its change set: a record's revisions follow each other in that order.
create function qm_begin_change(branch integer, modules text[], record_keys text[]) returns bigint
language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1, branch);
  if cardinality(record_keys) = 1 then
    perform pg_advisory_xact_lock_shared(4, hashtext(branch || '/' || modules[1]));
    perform pg_advisory_xact_lock(2, hashtext(branch || '/' || record_keys[1]));
    return nextval('change_seq');
  end if;
  perform pg_advisory_xact_lock_shared(4, key) from (
    select distinct hashtext(branch || '/' || module) as key from unnest(modules) as module order by 1) as wanted;
  perform pg_advisory_xact_lock(2, key) from (
    select distinct hashtext(branch || '/' || record_key) as key from unnest(record_keys) as record_key order by 1) as wanted;
  return nextval('change_seq');
end $$;

-- The same for a writer of so many records that it takes their modules as a whole.
create function qm_begin_bulk_change(branch integer, modules text[]) returns bigint
language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1, branch);
  perform pg_advisory_xact_lock(4, key) from (
    select distinct hashtext(branch || '/' || module) as key from unnest(modules) as module order by 1) as wanted;
  return nextval('change_seq');
end $$;

-- Empty: the reference names the record's identity. Otherwise it names the value of this field.
alter table record_link add column to_field text not null default '';
