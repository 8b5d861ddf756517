-- A password that somebody else chose: its person chooses another one before anything else.
alter table account add column must_change_password boolean not null default false;
