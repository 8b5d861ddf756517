import {
  importApplyBody,
  importJob,
  importOptions,
  importProblems,
  importRowEdit,
  importRowsPage,
  importRowsQuery,
  importSheetBody,
  importSheets,
  importStageQuery,
  MAX_IMPORT_BYTES,
} from '@quartermaster/contract/http/import';
import { importSuggestions, importSuggestionsBody } from '@quartermaster/contract/http/import-suggestions';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type { Registry } from '@quartermaster/domain/core/module';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import {
  requireConfirmation,
  resolveModulePlace,
  type ModuleAddress,
  type ModulePlace,
} from '../../engine/module-place.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import type { Actor } from '../../platform/actor.ts';
import { moduleParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { ImportService } from './import.service.ts';
import { findWritten } from './import-rows.repo.ts';
import { invalidRowsCsv } from './import-errors-csv.ts';
import { suggestModules } from './suggest-modules.ts';
import { presentImport } from './present-import.ts';

const LIST = '/environments/:env/versions/:version/modules/:module/imports';
const ONE = `${LIST}/:id`;

const oneParams = moduleParams.extend({ id: z.uuid().describe('The import.') });
const access = { roles: ROLES_BY_ACTION['records.import'] };

type Dependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly imports: ImportService;
};

export function createImportRoutes(services: Dependencies): Route[] {
  const placeOf = (address: ModuleAddress): Promise<ModulePlace> =>
    resolveModulePlace(services.database, services, address);
  return [
    createStageRoute(services, placeOf),
    ...createReadRoutes(services, placeOf),
    ...createSheetRoutes(services, placeOf),
    ...createEditRoutes(services, placeOf),
    ...createStepRoutes(services, placeOf),
    suggestRoute(services),
  ];
}

type PlaceOf = (address: ModuleAddress) => Promise<ModulePlace>;

/** An import's place as the service stores it. */
const storedPlace = ({ branchId, module }: ModulePlace) => ({ branchId, module: module.key });

function createStageRoute({ imports }: Dependencies, placeOf: PlaceOf): Route {
  return route(
    {
      method: 'POST',
      path: LIST,
      access,
      params: moduleParams,
      query: importStageQuery,
      upload: { maxBytes: MAX_IMPORT_BYTES },
      answer: importJob,
      status: 201,
      summary:
        'Upload a CSV file, a workbook (.xlsx) or a JSON file of records; returns its columns and a suggested mapping',
    },
    async ({ params, query, upload, account, request }) => {
      const place = await placeOf(params);
      const actor = { ...actorOf({ account, request }), accountId: account.id };
      const file = { fileName: upload.fileName, content: upload.stream, parent: query.parent ?? null };
      const job = await imports.stage(actor, storedPlace(place), file);
      return presentImport(place.module, job, request.language);
    },
  );
}

function createReadRoutes({ imports, database }: Dependencies, placeOf: PlaceOf): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: ONE,
        access,
        params: oneParams,
        answer: importJob,
        summary: 'Get the state of an import',
      },
      async ({ params, request }) => {
        const place = await placeOf(params);
        return presentImport(
          place.module,
          await imports.get(storedPlace(place), params.id),
          request.language,
        );
      },
    ),
    createRowsRoute(imports, placeOf),
    route(
      {
        method: 'GET',
        path: `${ONE}/errors.csv`,
        access,
        params: oneParams,
        answer: rawBody,
        summary: 'Export the invalid rows with their problems',
        lane: 'heavy',
      },
      async ({ params, request }) => {
        const job = await imports.get(storedPlace(await placeOf(params)), params.id);
        const file = invalidRowsCsv(database, job, request.language);
        return reply(file, { headers: csvHeaders(`${job.module}-errors.csv`) });
      },
    ),
  ];
}

/** For people who have a file and look for its module. */
const suggestRoute = ({ database, registry }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: '/import-suggestions',
      access,
      body: importSuggestionsBody,
      answer: importSuggestions,
      repetition: 'runs_again',
      summary: 'Suggest modules for a file by its column names',
    },
    ({ body, account }) => suggestModules(database, registry, account.id, body.columns),
  );

/** Which sheet of a workbook is read. */
function createSheetRoutes({ imports }: Dependencies, placeOf: PlaceOf): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${ONE}/sheets`,
        access,
        params: oneParams,
        answer: importSheets,
        summary: 'List the visible sheets of the workbook; empty for other files',
      },
      async ({ params }) => ({
        sheets: [...(await imports.sheets(storedPlace(await placeOf(params)), params.id))],
      }),
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/sheet`,
        access,
        params: oneParams,
        body: importSheetBody,
        answer: importJob,
        summary: 'Select another sheet of the workbook; returns its columns and a suggested mapping',
      },
      async ({ params, body, request }) => {
        const place = await placeOf(params);
        const job = await imports.chooseSheet(storedPlace(place), params.id, body.sheet);
        return presentImport(place.module, job, request.language);
      },
    ),
  ];
}

function createRowsRoute(imports: Dependencies['imports'], placeOf: PlaceOf): Route {
  return route(
    {
      method: 'GET',
      path: `${ONE}/rows`,
      access,
      params: oneParams,
      query: importRowsQuery,
      answer: importRowsPage,
      summary: 'List the preview rows of an import',
    },
    async ({ params, query: { page, per_page: perPage, outcome = null, code, path } }) => {
      const job = await imports.get(storedPlace(await placeOf(params)), params.id);
      const problem = code === undefined || path === undefined ? null : { code, path };
      const wanted = { outcome, problem, limit: perPage, offset: (page - 1) * perPage };
      const rows = await imports.rows(job, wanted);
      const total = await imports.count(job, wanted);
      const presented = rows.map(({ rowNumber, recordId, cells, ...row }) => ({
        row_number: rowNumber,
        record_id: recordId,
        ...row,
        raw: Object.fromEntries(job.columns.map(({ name }, at) => [name, cells[at] ?? null])),
      }));
      return { rows: presented, total, page, per_page: perPage };
    },
  );
}

/** What is wrong with the rows, and how one of them is edited. */
function createEditRoutes({ imports }: Dependencies, placeOf: PlaceOf): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${ONE}/problems`,
        access,
        params: oneParams,
        answer: importProblems,
        summary: 'List the problems of an import by kind and field, and the values that match no option',
      },
      async ({ params }) =>
        imports.problems(await imports.get(storedPlace(await placeOf(params)), params.id)),
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/rows/:row`,
        access,
        params: oneParams.extend({
          row: z.coerce.number().int().min(1).describe('The number of the row in the file.'),
        }),
        body: importRowEdit,
        answer: importJob,
        summary: 'Change cells of one row of the preview and check it again',
      },
      async ({ params, body, request }) => {
        const place = await placeOf(params);
        const job = await imports.editRow(storedPlace(place), params.id, params.row, body);
        return presentImport(place.module, job, request.language);
      },
    ),
  ];
}

/** What an import writes takes effect like any other save. */
async function guardImport(
  { database, guard }: Dependencies,
  place: ModulePlace,
  id: string,
  actor: Actor,
): Promise<Actor> {
  const { module, environment } = place;
  if (module.scope !== 'environment' || !environment.isProtected) return actor;
  const written = await findWritten(database, id);
  return guard(
    place,
    written.map((record) => ({ ...record, module })),
    actor,
  );
}

function createStepRoutes(services: Dependencies, placeOf: PlaceOf): Route[] {
  const { imports } = services;
  return [
    route(
      {
        method: 'POST',
        path: `${ONE}/preview`,
        access,
        params: oneParams,
        body: importOptions,
        answer: importJob,
        status: 202,
        summary: 'Check all rows against the draft with this mapping',
      },
      async ({ params, body, request }) => {
        const place = await placeOf(params);
        return presentImport(
          place.module,
          await imports.preview(storedPlace(place), params.id, body),
          request.language,
        );
      },
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/apply`,
        access,
        params: oneParams,
        body: importApplyBody,
        answer: importJob,
        status: 202,
        summary: 'Import the checked rows as one change set',
      },
      async ({ params, body, account, request }) => {
        const place = await placeOf(params);
        requireConfirmation(place, body.confirmation);
        const actor = await guardImport(services, place, params.id, actorOf({ account, request }));
        const job = await imports.apply(actor, storedPlace(place), params.id, body.note);
        return presentImport(place.module, job, request.language);
      },
    ),
  ];
}
