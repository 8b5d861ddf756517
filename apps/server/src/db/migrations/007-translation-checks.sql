-- A translator's word that a text is still right for its source as that reads now. Whether a text is
-- behind its source follows from the log; this is the one thing that the log cannot tell.
create table translation_check (
  branch_id integer not null references branch (id),
  record_id text collate "C" not null,
  language text not null,
  source text not null,
  -- What the source read then: a later change of it asks again.
  source_hash text not null,
  account_id integer references account (id),
  at timestamptz not null default now(),
  primary key (branch_id, record_id, language, source)
);
