const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/**
 * Functions that a query may call: they compute from what they are given, and nothing else. Left out on purpose:
 * what reads the server (`current_setting`, `version`, `pg_…`), what runs a text as SQL (`query_to_xml`, `ts_stat`),
 * what makes a gigabyte of one word (`repeat`, `lpad`, and `format`, which no time limit stops), what waits, locks,
 * counts or tells.
 */
export const ALLOWED_FUNCTIONS = words(`
  count sum avg min max stddev stddev_pop stddev_samp variance var_pop var_samp corr covar_pop covar_samp
  regr_slope regr_intercept regr_r2 regr_count bool_and bool_or every bit_and bit_or bit_xor
  array_agg string_agg json_agg jsonb_agg json_object_agg jsonb_object_agg any_value
  percentile_cont percentile_disc mode rank dense_rank percent_rank cume_dist row_number ntile lag lead
  first_value last_value nth_value
  abs ceil ceiling floor round trunc sign sqrt cbrt power exp ln log log10 mod div gcd lcm pi degrees radians
  sin cos tan asin acos atan atan2 width_bucket random random_normal scale min_scale trim_scale factorial
  length char_length character_length octet_length bit_length lower upper initcap left right substr substring
  btrim ltrim rtrim replace translate position strpos overlay reverse split_part starts_with concat concat_ws
  chr ascii md5 sha256 encode decode to_hex quote_ident quote_literal quote_nullable normalize
  is_normalized unistr like_escape similar_to_escape regexp_replace regexp_match regexp_matches regexp_like
  regexp_count regexp_instr regexp_substr regexp_split_to_array regexp_split_to_table string_to_array
  string_to_table to_char to_number to_date to_timestamp get_byte convert_from convert_to
  now clock_timestamp statement_timestamp transaction_timestamp timeofday age extract date_part date_trunc
  date_bin date_add date_subtract timezone make_date make_time make_timestamp make_timestamptz make_interval
  justify_days justify_hours justify_interval isfinite overlaps
  array_length cardinality array_position array_positions array_to_string array_append array_prepend array_cat
  array_remove array_replace array_upper array_lower array_ndims unnest generate_series generate_subscripts
  jsonb_typeof json_typeof jsonb_array_length json_array_length jsonb_array_elements json_array_elements
  jsonb_array_elements_text json_array_elements_text jsonb_each json_each jsonb_each_text json_each_text
  jsonb_object_keys json_object_keys jsonb_extract_path jsonb_extract_path_text json_extract_path
  json_extract_path_text jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_path_exists
  jsonb_path_match jsonb_strip_nulls jsonb_pretty jsonb_build_object jsonb_build_array json_build_object
  json_build_array jsonb_set jsonb_insert to_json to_jsonb row_to_json jsonb_object jsonb_to_recordset
  json_to_recordset jsonb_to_record json_to_record
  host masklen family network set_masklen broadcast pg_typeof num_nulls num_nonnulls uuid_extract_timestamp
`);

/** Types that a value may be turned into; an array of one, too. Their input computes and looks nothing up. */
export const ALLOWED_TYPES = words(`
  text varchar bpchar char name int2 int4 int8 smallint integer bigint numeric decimal float4 float8 real bool boolean
  date time timetz timestamp timestamptz interval uuid json jsonb jsonpath bytea inet cidr bit varbit
  int4range int8range numrange tsrange tstzrange daterange
`);

/** Kinds of nodes of PostgreSQL's syntax tree that a query may have. */
export const ALLOWED_NODES = words(`
  SelectStmt ResTarget ColumnRef A_Star A_Const A_Expr FuncCall TypeCast RangeVar RangeSubselect RangeFunction
  JoinExpr SubLink BoolExpr NullTest BooleanTest CaseExpr CaseWhen CoalesceExpr MinMaxExpr SortBy WindowDef
  WithClause CommonTableExpr ParamRef A_ArrayExpr A_Indirection A_Indices RowExpr GroupingSet GroupingFunc
  CollateClause SQLValueFunction NamedArgExpr List String Integer Float Boolean ColumnDef
`);

/**
 * The same for fields that hold nodes without naming their kind. `intoClause` and `lockingClause` are not among
 * them: the first makes a table, the second locks rows.
 */
export const ALLOWED_FIELDS = words(`
  stmt distinctClause targetList fromClause whereClause groupClause groupDistinct havingClause windowClause
  valuesLists sortClause limitOffset limitCount limitOption withClause op all larg rarg name val fields location
  indirection funcname args agg_order agg_filter over agg_within_group agg_star agg_distinct func_variadic
  funcformat refname partitionClause orderClause frameOptions startOffset endOffset arg typeName names typemod
  typmods arrayBounds setof pct_type schemaname relname inh relpersistence alias aliasname colnames lateral
  subquery ordinality is_rowsfrom functions coldeflist jointype isNatural usingClause join_using_alias quals
  subLinkType testexpr operName subselect boolop nulltesttype argisrow booltesttype defresult expr result
  node sortby_dir sortby_nulls useOp ctes recursive ctename aliascolnames ctematerialized ctequery
  number elements list_start list_end uidx lidx is_slice row_format content kind
  collname lexpr rexpr rexpr_list_start rexpr_list_end items sval ival fval bsval boolval isnull argnumber
  colname is_local cterecursive multidims groupingsets
`);
