-- The fields of every module as this database knows them, so that a start can name a change that nobody declared.
-- A field of a row stands under its path: rewards.amount.
create table module_field (
  module text not null,
  path text not null,
  kind text not null,
  primary key (module, path)
);
