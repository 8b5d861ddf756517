import type { Notice } from '@quartermaster/contract/http/overview';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';
import { timeslotMoments } from '@quartermaster/domain/simulation/timeslot-moments';
import type { Branch } from '../../engine/branch.ts';
import { formatDateTime, HOUR_MILLISECONDS, instantOf } from '@quartermaster/domain/core/date-time';
import { serverSetting } from '@quartermaster/domain/modules/system-release/server-setting';
import { announcementSetting } from '@quartermaster/domain/modules/mail-messages/announcement-setting';
import { mailSetting } from '@quartermaster/domain/modules/mail-messages/mail-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { nameRecords } from '../records/index.ts';
import {
  findAnnouncements,
  findMails,
  findMaintenance,
  type NoticeRow,
  type NoticeSpan,
} from './notices.repo.ts';
import type { OverviewDependencies } from './overview-dependencies.ts';

const AHEAD_HOURS = 48;
const BACK_HOURS = 48;
/** Ends further away are not worth telling. */
const END_AHEAD_HOURS = 24 * 14;

/** Since or from when, and until when. Null: nothing to tell now. */
type When = Pick<Notice, 'at' | 'until' | 'is_now'> | null;

type Source = {
  readonly kind: Notice['kind'];
  readonly module: string;
  readonly find: typeof findMails;
  readonly when: (data: RecordData, span: NoticeSpan, timeZone: string) => When;
};

/** Where notices come from; a module that is not there has none. */
const SOURCES: readonly Source[] = [
  { kind: 'maintenance', module: serverSetting.key, find: findMaintenance, when: whenMaintained },
  { kind: 'announcement', module: announcementSetting.key, find: findAnnouncements, when: whenAnnounced },
  { kind: 'mail', module: mailSetting.key, find: findMails, when: whenMailed },
];

/** Announcements, mails and maintenance of an environment, now and soon; current ones come first. */
export async function readNotices(
  deps: OverviewDependencies,
  { branchId, environment }: Pick<Branch, 'branchId' | 'environment'>,
): Promise<Notice[]> {
  const span = spanAround(deps.clock.now());
  const found = await Promise.all(
    SOURCES.map(async (source) => {
      const module = deps.registry.find(source.module);
      if (module === undefined) return [];
      const rows = await source.find(deps.database, module, branchId, span);
      const timely = rows.flatMap((row) => {
        const when = source.when(row.data, span, environment.gameTimeZone);
        return when === null ? [] : [{ ...row, when }];
      });
      return present(deps, source.kind, module, branchId, timely);
    }),
  );
  return found.flat().toSorted((a, b) => Number(b.is_now) - Number(a.is_now) || (a.at < b.at ? -1 : 1));
}

function spanAround(now: Date): NoticeSpan {
  const shifted = (hours: number) => formatDateTime(new Date(now.getTime() + hours * HOUR_MILLISECONDS));
  return { now: shifted(0), soon: shifted(AHEAD_HOURS), lately: shifted(-BACK_HOURS) };
}

type TimelyRow = NoticeRow & { readonly when: NonNullable<When> };

async function present(
  deps: OverviewDependencies,
  kind: Notice['kind'],
  { key: module }: ResolvedModule,
  branchId: number,
  rows: readonly TimelyRow[],
): Promise<Notice[]> {
  const named = rows.map(({ recordId }) => ({ module, recordId }));
  const titles = (await nameRecords(deps, named, branchId))[module];
  return rows.map(({ recordId, data: { status }, when }) => {
    const title = titles?.[recordId]?.title ?? null;
    return { kind, module, record_id: recordId, title, ...when, is_draft: status !== 'active' };
  });
}

function whenMaintained(data: RecordData, { now }: NoticeSpan): When {
  const { state, maintenance_from: from, maintenance_to: to } = recordOf(serverSetting, data);
  const isNow = state === 'maintenance' || (from !== undefined && from <= now);
  // The announced end has passed while maintenance goes on: the real end is unknown.
  const until = to === undefined || to <= now ? null : to;
  return { at: from ?? now, until, is_now: isNow };
}

function whenMailed(data: RecordData, { now }: NoticeSpan): When {
  const { send_at: at } = recordOf(mailSetting, data);
  return { at, until: null, is_now: at <= now };
}

function whenAnnounced(data: RecordData, { now, soon }: NoticeSpan, timeZone: string): When {
  const from = instantOf(now);
  const to = new Date(from.getTime() + END_AHEAD_HOURS * HOUR_MILLISECONDS);
  const lookup = { timeZone, eventTimeslot: () => undefined };
  const { timeslot } = recordOf(announcementSetting, data);
  const moments = timeslotMoments(timeslot, { from, to }, lookup).map(({ at, kind }) => ({
    at: formatDateTime(at),
    kind,
  }));
  const until = moments.find(({ kind }) => kind === 'closes')?.at ?? null;
  if (isTimeslotOpen(timeslot, from, lookup)) return { at: now, until, is_now: true };
  const opens = moments.find(({ kind, at }) => kind === 'opens' && at <= soon)?.at;
  return opens === undefined ? null : { at: opens, until, is_now: false };
}
