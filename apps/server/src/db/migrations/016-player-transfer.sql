-- Commands about two players: whom the second one is about, whose page lists it too.
alter table player_command add column other_account_id integer;
create index player_command_other on player_command (environment_id, server_id, other_account_id, at desc)
  where other_account_id is not null;
