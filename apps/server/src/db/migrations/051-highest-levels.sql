-- The highest level that players have of each thing: asked before every release.
create index possession_level on player.possession (server, kind, config_id, level) where level is not null;
