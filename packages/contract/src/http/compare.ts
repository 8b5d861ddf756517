import * as z from 'zod';
import { instant } from './instant.ts';
import { localizedText } from './language.ts';
import { pointParam } from './point-param.ts';
import { recordData } from './json.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference, RECORD_CHANGE_KINDS, recordReferences } from './records.ts';
import { changeNote, confirmation } from './request-parts.ts';

const sides = { left: pointParam, right: pointParam };

/** `GET compare`: two points of any environments. */
export const compareQuery = z.object(sides);

const comparedSide = z.object({
  point: z.string(),
  environment: z.string(),
  version: z.string(),
  release: z.number().int().nullable(),
});

const counts = { new: z.number().int(), changed: z.number().int(), deleted: z.number().int() };

/**
 * `new`: only on the right; `deleted`: only on the left. `base`: the last point that both sides have in common,
 * where one was copied from the other or both from a third.
 */
export const compareAnswer = z.object({
  left: comparedSide,
  right: comparedSide,
  base: z.object({ environment: z.string(), version: z.string(), at: instant.nullable() }).nullable(),
  families: z.array(
    z.object({
      key: z.string(),
      title: localizedText,
      modules: z.array(z.object({ module: z.string(), ...counts })),
    }),
  ),
  totals: z.object(counts),
});
export type CompareAnswer = z.infer<typeof compareAnswer>;

const filters = {
  change: z
    .enum(RECORD_CHANGE_KINDS)
    .optional()
    .describe('Records that are new, changed or deleted on the right side.'),
  author: z.string().max(200).optional().describe('The name of the person who wrote one of the sides last.'),
  q: z.string().max(200).optional().describe('A text in the ID, the title or a value that differs.'),
};

/** `GET compare/records`: a page of one module. */
export const compareRecordsQuery = z.object({
  ...sides,
  ...filters,
  module: z.string().max(100).describe('The key of the module.'),
  cursor: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(0)
    .describe('`next` of the answer before; 0: from the start.'),
});
export type CompareRecordsQuery = z.infer<typeof compareRecordsQuery>;

const lastWrite = z.object({ author: z.string().nullable(), at: instant }).nullable();

const comparedRecord = z.object({
  record_id: z.string(),
  title: recordTitle,
  change: z.enum(RECORD_CHANGE_KINDS),
  fields: z.array(fieldDifference),
  left: lastWrite,
  right: lastWrite,
  /** Which side is not as the base has it; null where there is no base. */
  since_base: z.enum(['left', 'right', 'both']).nullable(),
});
export type ComparedRecord = z.infer<typeof comparedRecord>;

/** `GET compare/records`. `next`: the `cursor` of the next part; null after the last one. */
export const compareRecordsAnswer = z.object({
  records: z.array(comparedRecord),
  references: recordReferences,
  next: z.number().int().nullable(),
});
export type CompareRecordsAnswer = z.infer<typeof compareRecordsAnswer>;

/** `GET compare/differences.csv`: a line for each field that differs; without a module, of all of them. */
export const compareCsvQuery = z.object({
  ...sides,
  ...filters,
  module: z.string().max(100).optional().describe('The key of a module; without it, all modules.'),
});
export type CompareCsvQuery = z.infer<typeof compareCsvQuery>;

/** `GET compare/module`: the records of a module at one point. */
export const pointRecordsQuery = z.object({
  point: pointParam,
  module: z.string().max(100).describe('The key of the module.'),
});

/** `GET compare/module`: all records of the module, by id. */
export const pointRecordsAnswer = z.object({
  records: z.array(z.object({ record_id: z.string(), data: recordData })),
});
export type PointRecordsAnswer = z.infer<typeof pointRecordsAnswer>;

/** `POST …/compare/take`: a record of another point, or one field of it, into the draft of the address. */
export const compareTakeBody = z.object({
  from: pointParam,
  module: z.string().max(100).describe('The key of the module.'),
  record_id: z.string().max(1000).describe('The ID of the record.'),
  field: z.string().max(200).optional().describe('The key of a field; without it, the whole record.'),
  note: changeNote,
  confirmation,
});
export type CompareTakeBody = z.infer<typeof compareTakeBody>;

/** `changed`: false where the draft was so already. */
export const compareTakeAnswer = z.object({ changed: z.boolean() });
