import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  Approval,
  ApprovalAnswer,
  ApprovalsAnswer,
  ApprovalsQuery,
  ApprovalsSummary,
} from '@quartermaster/contract/http/approvals';
import type { PreviewCommandAnswer } from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { may, ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { Environment } from '../../engine/branch.ts';
import { sliceOf } from '../../http/slice-of.ts';
import { nameRecordsIn } from '../players/index.ts';
import { relatedStaff } from '../staff-limits/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { countForReader, listApprovals, markSeen } from './approvals.repo.ts';
import { createSubjects, type Subjects } from './subjects.ts';
import {
  maskFor,
  openApproval,
  presentApproval,
  type Decider,
  type NamedApproval,
  type OpenApproval,
} from './waiting-approval.ts';

export function createApprovalReads(deps: ApprovalsDependencies) {
  const { database, branches } = deps;
  const subjects = createSubjects(deps);
  return {
    async summary(env: string, { staff }: Decider): Promise<ApprovalsSummary> {
      const environment = await branches.getEnvironment(database, env);
      return countForReader(database, {
        environmentId: environment.id,
        staffId: staff.id,
        related: await relatedStaff(database, staff.id),
        mayDecide: may(staff.role, 'approvals.decide'),
        deciders: ROLES_BY_ACTION['approvals.decide'],
      });
    },

    /** Remembers that the reader has seen what became of what they asked for. */
    async seen(env: string, { staff }: Decider): Promise<void> {
      const environment = await branches.getEnvironment(database, env);
      await markSeen(database, environment.id, staff.id);
    },

    async list(env: string, query: ApprovalsQuery, { staff }: Decider): Promise<ApprovalsAnswer> {
      const environment = await branches.getEnvironment(database, env);
      const found = await listApprovals(database, {
        environmentId: environment.id,
        askedBy: may(staff.role, 'approvals.decide') ? null : staff.id,
        isWaiting: query.state === 'waiting',
        after: query.cursor ?? null,
        limit: query.limit + 1,
      });
      const slice = sliceOf(found, query.limit, ({ approval_id: id }) => id);
      const names = await namesIn(deps, environment, slice.data);
      return maskFor({ staff }, environment, { ...slice, ...names });
    },

    /** What it would do now: much may have changed since it was asked. */
    async read(named: NamedApproval, decider: Decider): Promise<ApprovalAnswer> {
      const open = await openApproval(deps, named, decider);
      const approval = presentApproval(open.stored);
      const seen = await lookAt(subjects, open, decider.language);
      const names = await namesIn(deps, open.environment, [approval], seen.now?.lines);
      return maskFor(decider, open.environment, { approval, ...seen, ...names });
    },
  };
}

type Seen = { readonly now: PreviewCommandAnswer | null; readonly problem: string | null };

async function lookAt(subjects: Subjects, open: OpenApproval, language: Language): Promise<Seen> {
  if (open.stored.state !== 'waiting') return { now: null, problem: null };
  try {
    return { now: await subjects.of(open).look(open, language), problem: null };
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    return { now: null, problem: errorText(problem.code, problem.params, language) };
  }
}

/** Players by name, and what the records are called that some requests name. */
async function namesIn(
  { database, registry, playerStore }: ApprovalsDependencies,
  { id: environmentId }: Environment,
  rows: readonly Approval[],
  more: unknown = [],
) {
  const wanted = rows.flatMap(({ server_id: serverId, account_id: accountId }) =>
    serverId === null || accountId === null ? [] : [{ serverId, accountId }],
  );
  const servers = [...new Set(wanted.map(({ serverId }) => serverId))];
  const { players } = await playerStore.lookUp(environmentId, servers, wanted);
  const named = players.map((row) => [`${row.server_id}:${row.account_id}`, row.name] as const);
  return {
    players: Object.fromEntries(named),
    references: await nameRecordsIn({ database, registry }, environmentId, [rows, more]),
  };
}
