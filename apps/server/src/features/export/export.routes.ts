import { exportQuery, templateQuery } from '@quartermaster/contract/http/export';
import type { Registry } from '@quartermaster/domain/core/module';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { parentLinks } from '../../engine/children.ts';
import { resolveModulePlace } from '../../engine/module-place.ts';
import { withOpenTimeslots } from '../../engine/open-timeslots.ts';
import type { Clock } from '../../platform/clock.ts';
import { moduleParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { route, type Route } from '../../http/route.ts';
import type { ExportService } from './export.service.ts';

type Dependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly exports: ExportService;
};

export function createExportRoutes(services: Dependencies): Route[] {
  return [exportRoute(services), templateRoute(services)];
}

function exportRoute(services: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: '/environments/:env/versions/:version/modules/:module/export',
      access: { roles: ROLES_BY_ACTION['records.export'] },
      params: moduleParams,
      query: exportQuery,
      answer: rawBody,
      summary: 'Export records as CSV, workbook (.xlsx) or JSON: all, or the current list results',
      lane: 'heavy',
    },
    async ({ params, query, request }) => {
      const { module, branchId } = await resolveModulePlace(services.database, services, params);
      const selection = {
        module,
        branchId,
        language: query.lang ?? request.language,
        sort: query.sort ?? null,
        search: query.q ?? null,
        filter: await withOpenTimeslots(services, params, query.filter ?? []),
        parent: query.parent ?? null,
        uncounted: parentLinks(services.registry, module),
      };
      const file = services.exports.start(selection, {
        format: query.format,
        columns: query.columns?.split(',') ?? null,
        place: `${params.env}-${params.version}`,
      });
      const headers = {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.fileName}"`,
      };
      return reply(file.stream, { headers });
    },
  );
}

function templateRoute(services: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: '/environments/:env/versions/:version/modules/:module/template',
      access: { roles: ROLES_BY_ACTION['records.import'] },
      params: moduleParams,
      query: templateQuery,
      answer: rawBody,
      summary: 'Download an empty file with the columns of the module, to fill in and import',
    },
    async ({ params, query }) => {
      const { module } = await resolveModulePlace(services.database, services, params);
      const { stream, contentType, fileName } = services.exports.template(module, query.format);
      return reply(stream, {
        headers: {
          'content-type': contentType,
          'content-disposition': `attachment; filename="${fileName}"`,
        },
      });
    },
  );
}
