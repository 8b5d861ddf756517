const DEEP = 20_000;

/** Values as JSON text: what no program of ours would send. */
export const ODD_JSON: readonly string[] = [
  '', '{', 'null', 'true', '-1', '0', '1', '2147483648', '9007199254740993', '1e400', '-0.5', '""', '"x"', '[]', '{}', '[null]', '[[[]]]',
  '"a\\u0000b"', '"\\ud83c"', '"__proto__"', '"constructor"', `"'; drop table account; --"`, '"../../../etc/passwd"',
  '"\\u202e\\u200b"', '"%00%ff"', '"2026-13-45 25:61:61"', `"${'long '.repeat(5000)}"`,
  '{"__proto__": {"role": "admin"}}', '{"constructor": {"prototype": {"a": 1}}}', '{"toString": "x", "": "", "a.b": 1}',
  '{"a\\u0000": 1}', '{"a": 1, "a": 2}', '{"name": "x", "\\u006eame": "y"}',
  '[{"op": "update", "record_id": "1", "data": {}, "base_revision": 1}]', '[{"op": "delete", "record_id": "1"}]',
  '[{"module": "item-setting", "record_id": "1"}, {"module": "no-such", "record_id": "~~"}]',
]; // prettier-ignore

/** More levels than anything of ours has, and than most call stacks allow. */
export const DEEP_JSON: readonly string[] = [
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
];

/** Parts of an address or of a query, not yet encoded. */
export const ODD_TEXTS: readonly string[] = [
  '', '1', '0', '-1', '1.5', '1e9', '1234567890', '99999999999999999999', 'NaN', 'all', '~', '1~1', '..', '../..', '%', '%2e%2e', '\0', '\u202e',
  '龍', '🍵', '__proto__', 'constructor', 'toString', "' or 1=1 --", '$1', '\\', 'a'.repeat(300), 'a'.repeat(3000), '[]', '{}', '[{}]', 'record_id',
  '-item_id', '-__proto__', 'csv', 'json', '[{"field":"item_id","op":"eq","value":1}]', '[{"field":"name","op":"contains","value":"\\u0000"}]',
  '[{"field":"sort_order","op":"between","value":[1e400,null]}]', '[{"field":"constructor","op":"in","value":["x"]}]',
  '[{"field":"item_type","op":"in","value":[[1],{"a":2}]}]', '[{"field":"item_id","op":"gte","value":"9e999"}]',
  '00000000-0000-4000-8000-000000000000', 'dev', '1.0.0',
  '1,1', '1:100200', '2026-02-30 00:00:00', '0000-01-01 00:00:00', '9999-12-31 23:59:59', 'timeline,staff', 'user-global',
  '2026-11-01 00:00:00.000000~log~1', '2026-11-01 00:00:00+00~1',
]; // prettier-ignore

export const QUERY_NAMES: readonly string[] = ['page', 'per_page', 'sort', 'q', 'filter', 'lang', 'ids', 'limit', 'base_revision', 'confirmation', 'hold', 'format', 'outcome', 'module', 'account', 'model', 'staff_id', 'start_time', 'parent', 'item_id', 'by', 'server', 'status', 'level_from', 'last_login_to', 'spent_from', 'cursor', 'kind', 'kinds', 'from', 'to', 'end_time']; // prettier-ignore
