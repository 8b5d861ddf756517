-- Each time an environment stopped being protected: whoever did it keeps the limits of a protected one for a while.
create table environment_unprotected (
  environment_id integer not null references environment (id),
  changed_by integer not null references account (id),
  changed_at timestamptz not null default now()
);
create index environment_unprotected_newest on environment_unprotected (environment_id, changed_at);
