-- Indexes by which players, their logs and deliveries are found.

-- A recipient's row changes once or twice, with all rows of its page at once: room for a second version
-- of each keeps the changes out of the index.
alter table delivery_recipient set (fillfactor = 45);
