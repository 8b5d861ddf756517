-- Indexes by which players, their logs and deliveries are found.

-- A recipient's row changes once or twice, with all rows of its page at once: room for a second version
-- of each keeps the changes out of the index.
alter table delivery_recipient set (fillfactor = 45);

-- Lists of a whole server or guild, newest first.
create index purchase_newest on player.purchase (server, created_at, purchase_id);
create index sanction_newest on player.sanction (server, starts_at, sanction_id);
create index guild_history_newest on player.guild_history (server, guild_id, at, id);

-- What one person did of one kind.
create index audit_entry_account_action on audit_entry (account_id, action collate "C", at, id);
