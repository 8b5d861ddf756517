-- A staged row keeps the cells of the file by the place of their columns, which the import names once. What is
-- stored beside a record is worked out while the rows are written.
alter table import_row
  add column cells jsonb,
  drop column hash,
  drop column search_text,
  drop column grams;
update import_row as staged
   set cells = (
     select coalesce(jsonb_agg(coalesce(staged.raw -> (named.entry ->> 'name'), 'null') order by named.place), '[]')
       from import_job as job, jsonb_array_elements(job.columns) with ordinality as named (entry, place)
      where job.id = staged.import_id);
alter table import_row
  alter column cells set not null,
  drop column raw;
