-- A staged row has its record twice, as cells and as data, and so is over the 2 kB above which PostgreSQL
-- compresses. It lives until the import is written or forgotten: compressing it took a third of storing it.
alter table import_row set (toast_tuple_target = 8160);
