import { auditAnswer, auditQuery, auditVerificationAnswer } from '@quartermaster/contract/http/audit';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { Database } from '../../db/database.ts';
import { route, type Route } from '../../http/route.ts';
import { isIntact, verifyAuditChain } from '../../jobs/verify-audit-chain.ts';
import { listAuditEntries } from './audit.repo.ts';

const access = { roles: ROLES_BY_ACTION['audit.read'] };
const PATH = '/audit';

export function createAuditRoutes({ database }: { readonly database: Database }): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access,
        query: auditQuery,
        answer: auditAnswer,
        summary: 'List the staff log, including denied actions',
      },
      async ({ query: { account_id: accountId, ...query } }) => {
        const { rows, nextCursor } = await listAuditEntries(database, { ...query, accountId }, query);
        return { data: [...rows], next_cursor: nextCursor };
      },
    ),
    route(
      {
        method: 'GET',
        path: `${PATH}/verification`,
        access,
        answer: auditVerificationAnswer,
        summary: 'Verify the hash chain of the staff log and its archive',
      },
      async () => {
        const report = await verifyAuditChain(database);
        const { brokenLinks, brokenTombstones, ...counts } = report;
        return {
          ...counts,
          intact: isIntact(report),
          broken_seals: [...brokenLinks],
          broken_tombstones: [...brokenTombstones],
        };
      },
    ),
  ];
}
