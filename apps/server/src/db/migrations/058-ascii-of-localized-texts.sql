-- Lists find what a name contains by an index of each three letters. Both extensions belong to PostgreSQL
-- and are trusted: the owner of a database may add them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What a localized text says in ASCII, in lower case: all languages, with a line break for each run of other
-- characters. A needle of ASCII is in it exactly if it is in one of the languages.
create function qm_ascii(data jsonb, key text) returns text
language sql immutable parallel safe
return regexp_replace(lower(
  coalesce(data -> key ->> 'en', '') || E'\n' || coalesce(data -> key ->> 'zh', '') || E'\n' || coalesce(data -> key ->> 'jp', '')),
  '[^ -~]+', E'\n', 'g');
