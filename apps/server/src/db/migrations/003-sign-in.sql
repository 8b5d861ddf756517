-- What makes the tokens of a rotation again from the refresh token that was rotated away: two tabs
-- that refresh at once both get them.
alter table session add column rotation_salt bytea not null default '';

-- Wrong passwords per account and address. Attempts are counted before the password is checked, so
-- that many at once do not slip through.
create table login_attempt (
  username text not null,
  ip inet not null,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (username, ip)
);
create index login_attempt_last on login_attempt (last_at);
