import {
  READING_ACTS,
  type LogStatusAnswer,
  type StaffLogAnswer,
  type ArchiveLogAnswer,
  type StaffLogDetailAnswer,
  type StaffLogNarrowing,
  type StaffLogQuery,
} from '@quartermaster/contract/http/staff-log';
import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { EventLogBody, EventLogListAnswer, EventLogQuery } from '@quartermaster/contract/http/event-log';
import type { Database } from '../../db/database.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Language } from '@quartermaster/domain/core/language';
import { listAuditEntries } from '../audit/index.ts';
import { nameStaffIn } from '../players/index.ts';
import { askForArchive, type ArchiveKind, type ArchiveRequest } from './archive-log.ts';
import { deleteOldEvents, insertEvent, listEvents, readEventState } from './event-log.repo.ts';
import { exportStaffLog } from './export-staff-log.ts';
import { nameSubjects, type NamingDependencies } from './name-subjects.ts';
import { presentLogDetail, presentLogEntry } from './present-log-entry.ts';
import { entryRequestOf, findStaffLogEntry, readLogState } from './staff-log.repo.ts';
import { listTombstones } from './tombstones.repo.ts';

const EVENTS_KEPT = { days: 30, events: 1_000_000 };

/** Names of inputs whose values are never logged. */
const SECRET = /pass(word|phrase)?|secret|token|credential|密碼|パスワード/i;

/** What staff did, as a log to read, and what they pressed in the console. */
export function createStaffLogService(deps: NamingDependencies) {
  const { database } = deps;
  return {
    list: (query: StaffLogQuery, language: Language): Promise<StaffLogAnswer> =>
      explained(listPage(deps, query, language)),

    /** @throws AppError `not_found` */
    detail: (model: string, id: number, language: Language): Promise<StaffLogDetailAnswer> =>
      explained(readDetail(deps, { model, id, language })),

    status: (): Promise<LogStatusAnswer> => explained(readStatus(database)),

    export: (actor: Actor, narrowing: StaffLogNarrowing): Promise<Readable> =>
      exportStaffLog(database, actor, narrowing),

    /** @throws AppError `wrong_log_confirmation` */
    archive: (actor: Actor, kind: ArchiveKind, request: ArchiveRequest): Promise<ArchiveLogAnswer> =>
      askForArchive(database, actor, kind, request),

    async events(query: EventLogQuery): Promise<EventLogListAnswer> {
      const { rows, nextCursor } = await listEvents(database, query);
      return { data: [...rows], next_cursor: nextCursor };
    },

    /** Whether the event was kept. */
    async noteEvent({ action, id, value, name, Target }: EventLogBody, accountId: number): Promise<boolean> {
      if (action === null) return false;
      const isSecret = [id, name].some((text) => SECRET.test(text));
      const target = { id, value: isSecret ? '' : value, name, Target };
      await insertEvent(database, accountId, { action, target });
      return true;
    },

    forgetOldEvents: (): Promise<void> => deleteOldEvents(database, EVENTS_KEPT),
  };
}

export type StaffLogService = ReturnType<typeof createStaffLogService>;

/** @throws AppError `log_failed` where the database has the log but cannot answer from it */
async function explained<T>(work: Promise<T>): Promise<T> {
  return work.catch((problem: unknown) => {
    const state = sqlStateOf(problem);
    // Class 42 and XX: the log is not what this program thinks it is, or is damaged.
    throw state !== null && /^(42|XX)/.test(state)
      ? new AppError('log_failed', {}, [], undefined, { cause: problem })
      : problem;
  });
}

async function listPage(
  deps: NamingDependencies,
  query: StaffLogQuery,
  language: Language,
): Promise<StaffLogAnswer> {
  const table = query.archived ? 'audit_archive' : 'audit_entry';
  const without = query.changes ? ['auth.', ...READING_ACTS] : [];
  const { rows, nextCursor } = await listAuditEntries(
    deps.database,
    { ...entryRequestOf(query), without },
    query,
    table,
  );
  const nameOf = await nameSubjects(deps, rows);
  return { data: rows.map((row) => presentLogEntry(row, nameOf(row), language)), next_cursor: nextCursor };
}

type WantedEntry = { readonly model: string; readonly id: number; readonly language: Language };

async function readDetail(
  deps: NamingDependencies,
  { model, id, language }: WantedEntry,
): Promise<StaffLogDetailAnswer> {
  const row = await findStaffLogEntry(deps.database, model, id);
  if (row === null) throw new AppError('not_found');
  const [nameOf, staff] = await Promise.all([
    nameSubjects(deps, [row]),
    nameStaffIn(deps.database, [row.before, row.after]),
  ]);
  return presentLogDetail(row, { name: nameOf(row), staff }, language);
}

async function readStatus(database: Database): Promise<LogStatusAnswer> {
  const [cms, event, tombstones] = await Promise.all([
    readLogState(database),
    readEventState(database),
    listTombstones(database),
  ]);
  return { cms, event: { ...event, kept_days: EVENTS_KEPT.days }, tombstones };
}
