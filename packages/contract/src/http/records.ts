import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { MAX_CHANGE_NOTE, MAX_OPTIONS } from './limits.ts';
import { recordTitle } from './record-title.ts';
import { jsonParameter, jsonValue, recordData } from './json.ts';
import { language } from './language.ts';
import { listFilter } from './list-filter.ts';
import { DEFAULT_PER_PAGE, MAX_BATCH_CHANGES, MAX_PER_PAGE } from './list-limits.ts';
import { paginatorOf } from './paginator.ts';

/** A point of the log. */
const seq = z.number().int();

/** `change`: what happened to the record since the environment's live release. */
export const recordRow = z.object({
  record_id: z.string(),
  data: recordData,
  revision: seq,
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  change: z.enum(['new', 'changed']).nullable(),
});
export type RecordRow = z.infer<typeof recordRow>;

/** Titles and pictures of the records that the answer's data refers to: module to record id. */
export const recordReferences = z.record(
  z.string(),
  z.record(z.string(), z.object({ title: recordTitle, image: z.string().nullable() })),
);
export type RecordReferences = z.infer<typeof recordReferences>;

/** The record that a child module's records are narrowed to. Other modules know no parent. */
export const parentId = z.string().min(1).max(300);

/**
 * `GET B/modules/:module/records`. `sort`: field keys, `-` in front for descending, `record_id` for
 * the identity, `@updated` for when records were written, comma-separated where equal values are sorted further; `lang` says by which language's texts and alphabet localized fields sort.
 */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z
    .union([z.literal('all'), z.coerce.number().int().min(1).max(MAX_PER_PAGE)])
    .default(DEFAULT_PER_PAGE),
  sort: z.string().max(300).optional(),
  q: z.string().max(200).optional(),
  filter: listFilter.optional(),
  lang: language.optional(),
  parent: parentId.optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The paginator of the wire conventions, with what its rows refer to. */
export const listAnswer = paginatorOf(recordRow).extend({ references: recordReferences });
export type ListAnswer = z.infer<typeof listAnswer>;

/** `GET B/modules/:module/counts`: how many of a child module's records belong to each of these parents. */
export const countsQuery = z.object({ parents: z.string().max(20_000) });
/** One entry for each parent asked for, in the order of the request. */
export const countsAnswer = z.array(z.object({ parent: z.string(), total: z.number().int() }));
export type CountsAnswer = z.infer<typeof countsAnswer>;

/**
 * `GET …/records/:id`. `issues`: what a release would report, as far as one record shows.
 * `kept_out`: the newest state of an environment-wide record has errors and players still get
 * `revision`; null: they get no such record.
 */
export const readAnswer = z.object({
  record: recordRow,
  issues: z.array(issueSchema),
  kept_out: z.object({ revision: seq.nullable() }).nullable(),
  references: recordReferences,
});
export type ReadAnswer = z.infer<typeof readAnswer>;

/** Saving an environment-wide setting of a protected environment asks for `<environment>-<version>`. */
const confirmation = z.string().max(100).optional();

/** `POST …/records`. */
export const createBody = z.object({
  data: recordData,
  note: z.string().max(MAX_CHANGE_NOTE).optional(),
  confirmation,
});
export type CreateBody = z.infer<typeof createBody>;

/** `PATCH …/records/:id`: `data` is the whole record as the person left it, edited from `base_revision`. */
export const updateBody = z.object({
  data: recordData,
  base_revision: seq,
  note: z.string().max(MAX_CHANGE_NOTE).optional(),
  confirmation,
});
export type UpdateBody = z.infer<typeof updateBody>;

/**
 * What a save did. `changed` false: nothing differed and nothing was written. `merged`: another
 * person's edit of other fields, made since `base_revision`, is in the record as well.
 */
export const saveAnswer = z.object({
  record: recordRow,
  issues: z.array(issueSchema),
  changed: z.boolean(),
  merged: z.boolean(),
  references: recordReferences,
});
export type SaveAnswer = z.infer<typeof saveAnswer>;

/** `conflict` of a 409 `conflict`: both edited `fields`. `base` or `theirs` null: the record was not there. */
export const editConflict = z.object({
  base: recordData.nullable(),
  theirs: recordRow.nullable(),
  fields: z.array(z.string()),
});

/** `DELETE …/records/:id`. Without `base_revision` the newest state is deleted, whatever it is. */
export const deleteQuery = z.object({ base_revision: z.coerce.number().int().optional(), confirmation });
/** `seq`: the change set of the delete, to undo it. */
export const deleteAnswer = z.object({ deleted: z.literal(true), seq });

/**
 * A record whose field `path` names another record. `rows`: for each row on the path its numbers, texts and
 * choices, from the outermost to the innermost, so that one can say which row it is and how much it holds.
 */
const referrer = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  path: z.string(),
  rows: z.array(recordData),
});
export type Referrer = z.infer<typeof referrer>;

/** How many records of a child module belong to a record. */
const childCount = z.object({ module: z.string(), total: z.number().int() });

/**
 * `GET …/records/:id/referrers`: a record that names it in several places is listed with each. At most 200 are
 * listed; `total` and `modules` count all referring records. Children that only name their parent are
 * counted apart. `about`: modules whose records are each about one record of this module, how many are about this
 * one, what a new one starts with, and what a release would refuse or warn of in them together.
 */
export const referrersAnswer = z.object({
  total: z.number().int(),
  modules: z.array(childCount),
  referrers: z.array(referrer),
  children: z.array(childCount),
  about: z.array(
    childCount.extend({
      values: recordData,
      problems: z.array(issueSchema.extend({ record_id: z.string(), title: recordTitle })),
    }),
  ),
});
export type ReferrersAnswer = z.infer<typeof referrersAnswer>;

/** `conflict` of a refusal for want of a parent: the record to create first. */
export const parentConflict = z.object({ create: z.object({ module: z.string(), record_id: z.string() }) });

/** `conflict` of a 409 `referenced`. */
export const referencedConflict = z.object({ referrers: z.array(referrer) });

/**
 * `GET …/records/:id/duplicate`. `identity`: the next free one, without what has to be typed.
 * `belonging`: how many records of other modules belong to the record and can be copied along.
 */
export const duplicateOffer = z.object({ identity: recordData, belonging: z.array(childCount) });
export type DuplicateOffer = z.infer<typeof duplicateOffer>;

/** `POST …/records/:id/duplicate`: a copy under another identity. `children`: modules whose records are copied along. */
export const duplicateBody = z.object({
  identity: recordData,
  children: z.array(z.string()).default([]),
  note: z.string().max(MAX_CHANGE_NOTE).optional(),
  confirmation,
});

/** One change of a batch. `create` takes `data`; `update` all three; `delete` the id and its revision. */
const batchChange = z.strictObject({
  op: z.enum(['create', 'update', 'delete']),
  record_id: z.string().optional(),
  data: recordData.optional(),
  base_revision: seq.optional(),
});
export type BatchChange = z.infer<typeof batchChange>;

/** `POST …/changes`: many changes of one module as one change set, all or none. */
export const batchBody = z.object({
  changes: z.array(batchChange).min(1).max(MAX_BATCH_CHANGES),
  note: z.string().max(MAX_CHANGE_NOTE).optional(),
  confirmation,
});

/** `records` and `issues`: in the order of the changes; null: deleted. `seq` null: nothing differed. */
export const batchAnswer = z.object({
  seq: seq.nullable(),
  records: z.array(recordRow.nullable()),
  issues: z.array(z.array(issueSchema)),
});
export type BatchAnswer = z.infer<typeof batchAnswer>;

/** `POST …/validate`: all problems of a record that is not saved. */
export const validateBody = z.object({ data: recordData, record_id: z.string().optional() });
/** `POST …/validate`. Empty: nothing is wrong. */
export const validateAnswer = z.object({ issues: z.array(issueSchema) });

/**
 * `POST …/fixed-fields`: the fields of records that cannot change now. `until`: because a period runs; null: because
 * others rely on them. Records that may change in every field are left out.
 */
export const fixedFieldsBody = z.object({ record_ids: z.array(z.string()).min(1).max(MAX_PER_PAGE) });
/** `POST …/fixed-fields`. `until`: UTC. */
export const fixedFieldsAnswer = z.object({
  records: z.array(
    z.object({ record_id: z.string(), fields: z.array(z.string()), until: z.string().nullable() }),
  ),
});
export type FixedFieldsAnswer = z.infer<typeof fixedFieldsAnswer>;

/** Conditions as a query parameter: fields, each with the values of which a record has one, as texts. */
const admittedValues = jsonParameter(4000).pipe(
  z.array(z.object({ field: z.string(), values: z.array(z.string()).min(1).max(100) })).max(10),
);

/**
 * `GET …/options`: records to choose from, by text (`q`) or by id (`ids`, comma-separated). `where` narrows those
 * that are found by text. `lang` says by whose alphabet they begin where no text is given.
 */
export const optionsQuery = z.object({
  q: z.string().max(200).optional(),
  where: admittedValues.optional(),
  ids: z.string().max(20_000).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_OPTIONS).default(20),
  lang: language.optional(),
});
const recordOption = z.object({
  id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
  status: z.string().nullable(),
});
export type RecordOption = z.infer<typeof recordOption>;
/** `GET …/options`, the best match first. */
export const optionsAnswer = z.array(recordOption);

/** What happened to a record between two states. */
export const RECORD_CHANGE_KINDS = ['new', 'changed', 'deleted'] as const;

/** `keys`: what the rows on the path are told apart by, from outside in; null for rows that have no such field. */
export const fieldDifference = z.object({
  path: z.string(),
  keys: z.array(jsonValue).readonly().optional(),
  before: jsonValue,
  after: jsonValue,
});

/** `GET …/records/:id/history`, newest first. `data` null: the record was deleted here. */
const historyEntry = z.object({
  seq,
  at: z.string(),
  author: z.string().nullable(),
  kind: z.string(),
  note: z.string().nullable(),
  data: recordData.nullable(),
  changes: z.array(fieldDifference),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
/** `GET …/records/:id/history`. */
export const historyAnswer = z.array(historyEntry);

/** `POST …/records/:id/restore`: the record becomes what it was at `seq`. */
export const restoreBody = z.object({ seq, note: z.string().max(MAX_CHANGE_NOTE).optional(), confirmation });
