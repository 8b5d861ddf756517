-- Holds begin no change set: they are refused where they are kept. A hold that ends by its date, or because
-- its record is live by now, has nobody who ended it and may end in an archived version too.
create trigger record_hold_in_use before insert on record_hold
  for each row execute function qm_refuse_archived();
create trigger record_hold_end_in_use before update on record_hold
  for each row when (new.ended_by is not null and old.ended_at is null)
  execute function qm_refuse_archived();
