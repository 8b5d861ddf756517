-- An approved request unlocks a record during its running period, for one save or one hour.
create index command_approval_unlock on command_approval ((params ->> 'module'), (params ->> 'record_id'), decided_at)
  where kind = 'unlock_record';
