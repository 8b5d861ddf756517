-- Every refresh token that a session had before its present one. Whoever shows one of them has a copy.
create table spent_refresh_token (
  hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade
);
create index spent_refresh_token_session on spent_refresh_token (session_id);
insert into spent_refresh_token (hash, session_id)
  select previous_refresh_hash, id from session where previous_refresh_hash is not null on conflict do nothing;
drop index session_previous_refresh;

-- Why a session ended before its time: 'signed_out', 'reused_token', 'new_password', 'account_changed'.
alter table session add column end_reason text;
