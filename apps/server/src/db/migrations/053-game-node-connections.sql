-- The connection that a game server opened last. With several consoles, one of them may notice the end of an earlier
-- connection long after the game server has connected to another.
alter table game_node add column connection_id uuid;
