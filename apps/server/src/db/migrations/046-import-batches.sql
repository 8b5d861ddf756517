-- Files that are imported together: one preview, one change. Each file, or sheet of a workbook, is an import of its own.
create table import_batch (
  id uuid primary key,
  environment_id integer not null references environment (id),
  version_id integer not null references version (id),
  account_id integer not null references account (id),
  created_at timestamptz not null default now()
);

-- `batch_place`: in the order in which they came.
alter table import_job
  add column batch_id uuid references import_batch (id),
  add column batch_place integer,
  -- Until it is forgotten; a file that nobody checked is forgotten as well.
  add column is_kept boolean not null default true;
create index import_job_kept on import_job (created_at) where is_kept;
create index import_job_batch on import_job (batch_id, batch_place) where batch_id is not null;

-- Whether another file of the batch has a record.
create index import_row_record on import_row (import_id, record_id);
