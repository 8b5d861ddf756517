-- A path without its language, a folder or the end of its name: what the files of all languages have in common.
create function qm_without_language(path text, language text) returns text
language sql immutable parallel safe
return case when language is null then path
            else regexp_replace(regexp_replace(path, '/' || language || '/', '/'), '[-_]' || language || '(\.[^.]*)$', '\1') end;
