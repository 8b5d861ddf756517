-- What a role may not do itself is asked for, and what is filled in beforehand.

-- Actions on players with some of their fields filled in, for the people of an environment.
create table action_presets (
  environment_id integer primary key references environment (id),
  revision integer not null,
  presets jsonb not null
);

-- The end of a request that nobody decided in time is written down like every other end.
alter table command_approval
  drop constraint command_approval_decision_check,
  add constraint command_approval_decision_check
    check (decision in ('approved', 'refused', 'withdrawn', 'expired'));
create index command_approval_open on command_approval (expires_at) where decision is null;
