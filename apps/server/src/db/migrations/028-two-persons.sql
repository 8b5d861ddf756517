-- Who decides how an account can be used: created it, gave it a role or a password, let it sign in again.
-- Two accounts that hang together by this are not two persons for an approval.
create table account_grant (
  account_id integer not null references account (id),
  granted_by integer not null references account (id),
  granted_at timestamptz not null default now()
);
create index account_grant_newest on account_grant (granted_at);

-- Each change of the limits of a day: whoever raised one does not profit at once.
create table staff_limit_change (
  id integer generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by integer not null references account (id),
  before jsonb not null,
  after jsonb not null
);
create index staff_limit_change_newest on staff_limit_change (changed_at);

-- What staff did about a player is read where it was archived too.
create index audit_archive_record on audit_archive (record_id, at, id) where module = 'player';
