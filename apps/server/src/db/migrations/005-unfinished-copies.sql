-- Branches that are being filled by more than one connection. The row goes with the transaction that
-- completes the copy; where it stays behind, what was copied belongs to nobody and is removed.
create table unfinished_copy (
  branch_id integer primary key,
  begun_at timestamptz not null default now()
);
