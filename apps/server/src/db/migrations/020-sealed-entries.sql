-- Entries are found by their link of the chain once they have one. Those without stay out of the
-- index: every act writes an entry, and would pay for it twice.
drop index audit_entry_sealed;
create index audit_entry_sealed on audit_entry (sealed_by) where sealed_by is not null;
