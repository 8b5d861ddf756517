import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { MAX_OPTIONS } from './limits.ts';
import { recordTitle } from './record-title.ts';
import { instant } from './instant.ts';
import { jsonParameter, jsonValue, recordData } from './json.ts';
import { language } from './language.ts';
import { listFilter } from './list-filter.ts';
import { DEFAULT_PER_PAGE, MAX_BATCH_CHANGES, MAX_PER_PAGE } from './list-limits.ts';
import { paginatorOf } from './paginator.ts';
import { changeNote, confirmation, pageNumber, pageSize } from './request-parts.ts';

/** A point of the log. */
const seq = z.number().int();

/** A record as lists and forms read it. */
export const recordRow = z.object({
  record_id: z.string().describe('The ID of the record: the values of its identity, joined by `~`.'),
  data: recordData.describe('The fields of the record, by key.'),
  revision: seq.describe(
    'The point of the log at which it was written; saves and deletes name it as `base_revision`.',
  ),
  updated_at: instant.describe('When it was written, UTC.'),
  updated_by: z.string().nullable().describe('The name of the person who wrote it.'),
  change: z
    .enum(['new', 'changed'])
    .nullable()
    .describe('What happened to it since the live release of the environment; null: nothing.'),
});
export type RecordRow = z.infer<typeof recordRow>;

/** Titles and pictures of the records that the answer's data refers to. */
export const recordReferences = z
  .record(z.string(), z.record(z.string(), z.object({ title: recordTitle, image: z.string().nullable() })))
  .describe('Titles and pictures of the records that the data refers to, by module and record ID.');
export type RecordReferences = z.infer<typeof recordReferences>;

/** The record that a child module's records are narrowed to. Other modules know no parent. */
export const parentId = z
  .string()
  .min(1)
  .max(300)
  .describe('The ID of the parent record; only of a child module.');

/** The order of a list. */
export const listSort = z
  .string()
  .max(300)
  .optional()
  .describe(
    'Field keys separated by commas, `-` in front for descending; `record_id`: the identity, `@updated`: when records were written.',
  );

/** The language by which a list sorts. */
export const sortLanguage = language
  .optional()
  .describe('The language by whose texts and alphabet localized fields are sorted.');

/** `GET B/modules/:module/records`. */
export const listQuery = z.object({
  page: pageNumber,
  per_page: z
    .union([z.literal('all'), z.coerce.number().int().min(1).max(MAX_PER_PAGE)])
    .default(DEFAULT_PER_PAGE)
    .describe('How many records the page has, or `all`.'),
  sort: listSort,
  q: z.string().max(200).optional().describe('A part of the ID or of a name, in any language.'),
  filter: listFilter.optional(),
  lang: sortLanguage,
  parent: parentId.optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The paginator of the wire conventions, with what its rows refer to. */
export const listAnswer = paginatorOf(recordRow).extend({ references: recordReferences });
export type ListAnswer = z.infer<typeof listAnswer>;

/** `GET B/modules/:module/counts`: how many of a child module's records belong to each of these parents. */
export const countsQuery = z.object({
  parents: z.string().max(20_000).describe('IDs of parent records, separated by commas.'),
});
/** One entry for each parent asked for, in the order of the request. */
export const countsAnswer = z.array(z.object({ parent: z.string(), total: z.number().int() }));
export type CountsAnswer = z.infer<typeof countsAnswer>;

/** `GET …/records/:id`. */
export const readAnswer = z.object({
  record: recordRow,
  issues: z.array(issueSchema).describe('What a release would report, as far as one record shows.'),
  kept_out: z
    .object({ revision: seq.nullable() })
    .nullable()
    .describe(
      'Not null: the newest state of this environment-wide record has errors, so players get `revision`, or where that is null, no such record.',
    ),
  references: recordReferences,
});
export type ReadAnswer = z.infer<typeof readAnswer>;

/** `POST …/records`. */
export const createBody = z.object({
  data: recordData.describe('The fields of the record, by key.'),
  note: changeNote,
  confirmation,
});
export type CreateBody = z.infer<typeof createBody>;

/** `PATCH …/records/:id`. */
export const updateBody = z.object({
  data: recordData.describe('The whole record as the person left it.'),
  base_revision: seq.describe('The revision that was edited; what others changed since is merged by field.'),
  note: changeNote,
  confirmation,
});
export type UpdateBody = z.infer<typeof updateBody>;

/** What a save did. */
export const saveAnswer = z.object({
  record: recordRow,
  issues: z.array(issueSchema).describe('What a release would report about the record.'),
  changed: z.boolean().describe('False: nothing differed and nothing was written.'),
  merged: z
    .boolean()
    .describe('True: other fields that another person edited since `base_revision` are in it too.'),
  references: recordReferences,
});
export type SaveAnswer = z.infer<typeof saveAnswer>;

/** `conflict` of a 409 `conflict`: both edited `fields`. `base` or `theirs` null: the record was not there. */
export const editConflict = z.object({
  base: recordData.nullable(),
  theirs: recordRow.nullable(),
  fields: z.array(z.string()),
});

/** `DELETE …/records/:id`. */
export const deleteQuery = z.object({
  base_revision: z.coerce
    .number()
    .int()
    .optional()
    .describe('The revision that was seen; without it, the newest state is deleted, whatever it is.'),
  confirmation,
});
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

/** `POST …/records/:id/duplicate`: a copy under another identity. */
export const duplicateBody = z.object({
  identity: recordData.describe('The fields of the identity of the copy, by key.'),
  children: z.array(z.string()).default([]).describe('Child modules whose records are copied too.'),
  note: changeNote,
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
  changes: z
    .array(batchChange)
    .min(1)
    .max(MAX_BATCH_CHANGES)
    .describe('Written as one change set, all or none.'),
  note: changeNote,
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
export const validateBody = z.object({
  data: recordData.describe('The fields of the record, by key.'),
  record_id: z.string().optional().describe('The ID of the stored record; without it, it is a new one.'),
});
/** `POST …/validate`. Empty: nothing is wrong. */
export const validateAnswer = z.object({ issues: z.array(issueSchema) });

/**
 * `POST …/fixed-fields`: the fields of records that cannot change now. Records that may change in every field are
 * left out.
 */
export const fixedFieldsBody = z.object({
  record_ids: z.array(z.string()).min(1).max(MAX_PER_PAGE).describe('The records that are asked about.'),
});
/**
 * `POST …/fixed-fields`. `held_by`: a `period` that runs, up to `until` (null: it has no end); or that others `use`
 * the record.
 */
export const fixedFieldsAnswer = z.object({
  records: z.array(
    z.object({
      record_id: z.string(),
      fields: z.array(z.string()),
      held_by: z.enum(['period', 'use']),
      until: instant.nullable(),
    }),
  ),
});
export type FixedFieldsAnswer = z.infer<typeof fixedFieldsAnswer>;

/** Conditions as a query parameter. */
const admittedValues = jsonParameter(4000)
  .pipe(z.array(z.object({ field: z.string(), values: z.array(z.string()).min(1).max(100) })).max(10))
  .describe(
    'Only with `q`: a JSON array of fields, each with the values of which a record has one, `[{"field":"rarity","values":["SR"]}]`.',
  );

/** `GET …/options`: records to choose from, by text or by ID. */
export const optionsQuery = z.object({
  q: z.string().max(200).optional().describe('A part of the ID or of a name, in any language.'),
  where: admittedValues.optional(),
  ids: z.string().max(20_000).optional().describe('IDs of records, separated by commas, instead of `q`.'),
  limit: pageSize(20, MAX_OPTIONS),
  lang: sortLanguage,
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
  at: instant,
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
export const restoreBody = z.object({
  seq: seq.describe('The point of the log at which the record was as it shall be.'),
  note: changeNote,
  confirmation,
});
