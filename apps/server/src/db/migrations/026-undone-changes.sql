-- A change is undone by the last undo of it that was not itself undone.
create index change_set_undone on change_set (((source ->> 'undone')::bigint)) where kind = 'undo';

create function undone_by(change bigint) returns bigint language plpgsql stable as $$
begin
  return (
    select max(undo.seq) from change_set as undo
     where undo.kind = 'undo' and (undo.source ->> 'undone')::bigint = change and undone_by(undo.seq) is null);
end $$;
