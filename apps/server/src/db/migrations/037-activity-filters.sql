-- The activity of a version by person, by module and by time.
create index change_set_author on change_set (author_id, branch_id, seq desc);
create index change_set_at on change_set (branch_id, at);
create index change_set_modules on change_set using gin ((source -> 'modules'));
