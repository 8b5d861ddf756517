import * as z from 'zod';
import { sha256Hex } from '../bundle/manifest.ts';
import { issueSchema } from '../errors/issue-schema.ts';
import { changeSet } from './change-sets.ts';
import { delivery } from './game.ts';
import { instant } from './instant.ts';
import { jsonValue } from './json.ts';
import { MAX_RELEASE_NAME, MAX_RELEASE_NOTE } from './limits.ts';
import { recordHold } from './record-holds.ts';
import { recordKey } from './record-key.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference, RECORD_CHANGE_KINDS, recordReferences } from './records.ts';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { paginatorOf } from './paginator.ts';
import { changeNote, confirmation, pageNumber, pageSize } from './request-parts.ts';

/**
 * `authors`: all who wrote a part of it since the earlier state, the last one first; `at` is the
 * last write. `hold`: why it stays out of releases, or did until its date passed. `summary`: of a new record
 * what lists show of it, rows by their number. `used_by`: how many records of the draft name it, by module.
 */
const recordChange = z.object({
  record_id: z.string(),
  title: recordTitle,
  image: z.string().nullable(),
  kind: z.enum(RECORD_CHANGE_KINDS),
  fields: z.array(fieldDifference),
  summary: z.array(z.object({ path: z.string(), value: jsonValue })),
  used_by: z.array(z.object({ module: z.string(), total: z.number().int() })),
  authors: z.array(z.string()),
  at: instant.nullable(),
  hold: recordHold.nullable(),
});

export type RecordChange = z.infer<typeof recordChange>;

/** `total`: how many records of the module changed, those that are too many to be listed included. */
const moduleChanges = z.object({
  module: z.string(),
  records: z.array(recordChange),
  total: z.number().int(),
});

export type ModuleChanges = z.infer<typeof moduleChanges>;

const changeTotals = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
});

/** `GET B/changes/totals?module=`: how many records a release would change, and who wrote to the draft last. */
export const draftTotals = z.object({
  totals: changeTotals,
  last_change: z.object({ at: instant, author: z.string().nullable() }).nullable(),
});

export type DraftTotals = z.infer<typeof draftTotals>;

/**
 * One entry of an environment's list of releases. `source_number`: the release a rollback went back to.
 * `source_module`: only the records of this module came from there.
 */
export const release = z.object({
  number: z.number().int(),
  kind: z.enum(['publish', 'rollback']),
  source_number: z.number().int().nullable(),
  source_module: z.string().nullable(),
  version: z.string(),
  name: z.string(),
  note: z.string(),
  author: z.string().nullable(),
  at: instant,
  content_hash: sha256Hex,
  record_count: z.number().int(),
  change_count: z.number().int(),
  held_count: z.number().int(),
  is_live: z.boolean(),
});

export type Release = z.infer<typeof release>;

/** At most this many changed records are listed; the totals count all of them. */
export const MAX_LISTED_CHANGES = 2_000;

/**
 * `GET B/changes`: the draft against the live release. `head_seq`, `holds_digest` and the live release's
 * number go back with the publish. `held`: how many of the changes are on hold.
 */
export const changesAnswer = z.object({
  live: release.nullable(),
  head_seq: z.number().int(),
  holds_digest: sha256Hex,
  held: z.number().int(),
  modules: z.array(moduleChanges),
  references: recordReferences,
  totals: changeTotals,
});

export type ChangesAnswer = z.infer<typeof changesAnswer>;

/** A problem of the content that a publish would release. */
const releaseIssue = issueSchema.extend({ ...recordKey.shape, title: recordTitle });

export type ReleaseIssue = z.infer<typeof releaseIssue>;

/**
 * One of `GET B/problems`. `key` names a warning together with the value that it warns of; errors have none.
 * `accepted`: the release for which the warning was accepted; it is in the live release and not asked again.
 */
const releaseProblem = releaseIssue.extend({
  key: sha256Hex.nullable(),
  accepted: z.object({ number: z.number().int(), by: z.string().nullable(), at: instant }).nullable(),
});

export type ReleaseProblem = z.infer<typeof releaseProblem>;

/**
 * The new warnings `carried_over` of what was copied together: how many there are, in which records, the record that
 * the copy began with, such as a new event, and its source.
 */
const carriedGroup = recordKey.extend({
  title: recordTitle,
  from: z.object({ record_id: z.string(), title: recordTitle }),
  count: z.number().int(),
  records: z.array(recordKey),
});
export type CarriedGroup = z.infer<typeof carriedGroup>;

/** `conflict` of `settings_have_warnings`: what players will notice, as a release lists it. */
export const warningsToAccept = z.object({
  warnings: z.number().int(),
  digest: z.string(),
  issues: z.array(releaseIssue),
});
export type WarningsToAccept = z.infer<typeof warningsToAccept>;

/** `conflict` of a 409 `draft_moved`: the last change of the draft. */
export const reviewConflict = z.object({ head_seq: z.number().int() });

/**
 * An environment-wide record whose newest state has errors. It takes effect without a release and so
 * keeps none from going out: players still get `revision`, or, where it is null, no such record.
 */
const keptOutRecord = recordKey.extend({
  revision: z.number().int().nullable(),
  issues: z.array(releaseIssue),
});

/**
 * `GET B/problems`. `new_warnings` of the `warnings` are not in the live release and have to be accepted:
 * `digest` names this set, and accepting it accepts no others. `not_run` of the `warnings` say that a check
 * could not run (`check_not_run`), with the reason. `errors` and `issues` leave out the records
 * that are kept out. `issues` has at most 500: errors, new warnings, those of copies (`carried`), accepted ones.
 */
export const problemsAnswer = z.object({
  errors: z.number().int(),
  warnings: z.number().int(),
  new_warnings: z.number().int(),
  not_run: z.number().int(),
  checked_records: z.number().int(),
  digest: sha256Hex,
  issues: z.array(releaseProblem),
  carried: z.array(carriedGroup),
  kept_out: z.array(keptOutRecord),
});

export type ProblemsAnswer = z.infer<typeof problemsAnswer>;

const releaseNote = z
  .string()
  .trim()
  .max(MAX_RELEASE_NOTE)
  .default('')
  .describe('A note that the list of releases shows.');

const acceptedWarnings = z
  .string()
  .optional()
  .describe('`digest` of the problems that were reviewed, where new warnings were accepted.');

/** `POST B/releases`: everything but what is on hold. What changed since it was reviewed is a conflict. */
export const publishBody = z.strictObject({
  name: z.string().trim().min(1).max(MAX_RELEASE_NAME).describe('The name of the release.'),
  note: releaseNote,
  head_seq: z.number().int().describe('`head_seq` of the changes that were reviewed.'),
  holds_digest: z.string().optional().describe('`holds_digest` of the changes that were reviewed.'),
  live_number: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe('The number of the live release that was reviewed; null: none was live.'),
  confirmation,
  accepted_warnings: acceptedWarnings,
});

export type PublishBody = z.infer<typeof publishBody>;

/** The release and how far it has got; `GET environments/:env/fleet` has the rest. */
export const publishAnswer = z.object({ release, delivery });

export type PublishAnswer = z.infer<typeof publishAnswer>;

/** At most this many environment-wide changes are offered with a roll back, the newest first. */
export const MAX_ENVIRONMENT_CHANGES = 100;

/** `POST environments/:env/releases/:number/rollback`. */
export const rollbackBody = z.object({
  note: releaseNote,
  confirmation,
  undo_changes: z
    .array(z.number().int().min(1))
    .max(MAX_ENVIRONMENT_CHANGES)
    .default([])
    .describe(
      'Environment-wide changes that are undone with it, of those that `GET …/environment-changes` lists.',
    ),
});

export type RollbackBody = z.infer<typeof rollbackBody>;

/** An environment-wide change. `blocked_by`: the next changes of its records, which have to be undone too. */
const environmentChange = changeSet.extend({
  blocked_by: z.array(z.number().int()),
});

/**
 * `GET environments/:env/releases/:number/environment-changes`: those since the release went live that
 * are still in force, newest first. `total` counts those that are too many to be listed, too.
 */
export const environmentChangesAnswer = z.object({
  changes: z.array(environmentChange),
  total: z.number().int(),
});

export type EnvironmentChangesAnswer = z.infer<typeof environmentChangesAnswer>;

/** `GET environments/:env/releases/:number/differences`: what players will notice if it becomes live again. */
export const releaseDifferences = z.object({
  modules: z.array(moduleChanges),
  references: recordReferences,
  totals: changeTotals,
});

export type ReleaseDifferences = z.infer<typeof releaseDifferences>;

/**
 * `GET environments/:env/releases/:number/modules/:module/swap`: what is wrong with the live release if it
 * took this module's records from the earlier one. `changes`: how many of them differ.
 */
export const moduleSwapAnswer = z.object({
  live_number: z.number().int(),
  changes: z.number().int(),
  problems: problemsAnswer,
});

export type ModuleSwapAnswer = z.infer<typeof moduleSwapAnswer>;

/** `POST` of the same address. */
export const moduleSwapBody = z.strictObject({
  note: releaseNote,
  confirmation,
  live_number: z.number().int().describe('The number of the live release that was reviewed.'),
  accepted_warnings: acceptedWarnings,
});

export type ModuleSwapBody = z.infer<typeof moduleSwapBody>;

/** `GET environments/:env/releases`. */
export const releasesQuery = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('The number of a release, or a part of its name, its version or the name of its author.'),
  page: pageNumber,
  per_page: pageSize(DEFAULT_PER_PAGE, 100),
});

/** `GET environments/:env/releases`, newest first. */
export const releasesAnswer = paginatorOf(release);

export type ReleasesAnswer = z.infer<typeof releasesAnswer>;

/**
 * `GET environments/:env/releases/:number`: what it contained, against the release before it.
 * `differs_from_live`: how many records change for players if this release becomes live again.
 */
export const releaseDetail = release.extend({
  modules: z.array(moduleChanges),
  references: recordReferences,
  totals: changeTotals,
  held: z.array(recordKey.extend({ title: recordTitle })),
  differs_from_live: z.number().int(),
});

export type ReleaseDetail = z.infer<typeof releaseDetail>;

/** `POST B/revert`: brings these records of the draft back to what is live. */
export const revertBody = z.object({
  records: z.array(recordKey).min(1).describe('The records that become as they are live.'),
  note: changeNote,
});

export type RevertBody = z.infer<typeof revertBody>;

/** `seq` is null when every record was at its live state already. */
export const revertAnswer = z.object({ seq: z.number().int().nullable(), reverted: z.number().int() });

export type RevertAnswer = z.infer<typeof revertAnswer>;
