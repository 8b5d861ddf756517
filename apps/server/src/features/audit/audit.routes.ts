import { auditAnswer, auditQuery, auditVerificationAnswer } from '@quartermaster/contract/http/audit';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { Database } from '../../db/database.ts';
import { paginate } from '../../http/paginator.ts';
import { route, type Route } from '../../http/route.ts';
import { findBrokenSeals } from '../../jobs/seal-audit-entries.ts';
import { auditFilter, countAuditEntries, listAuditEntries } from './audit.repo.ts';

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
        summary: 'List who did what, refused attempts included',
      },
      async ({ query }) => {
        const filter = auditFilter(query);
        const [data, total] = await Promise.all([
          listAuditEntries(database, filter, query),
          countAuditEntries(database, filter),
        ]);
        const { page, per_page: perPage, ...rest } = query;
        return paginate({ data, total, page, perPage, path: PATH, query: { ...rest, per_page: perPage } });
      },
    ),
    route(
      {
        method: 'GET',
        path: `${PATH}/verification`,
        access,
        answer: auditVerificationAnswer,
        summary: 'Recompute the hash chain over the audit log',
      },
      async () => {
        const broken = await findBrokenSeals(database);
        return { intact: broken.length === 0, broken_seals: broken };
      },
    ),
  ];
}
