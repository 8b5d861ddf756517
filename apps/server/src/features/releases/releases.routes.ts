import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  changesAnswer,
  draftTotals,
  environmentChangesAnswer,
  moduleSwapAnswer,
  moduleSwapBody,
  problemsAnswer,
  publishAnswer,
  publishBody,
  releaseDetail,
  releaseDifferences,
  releasesAnswer,
  releasesQuery,
  revertAnswer,
  revertBody,
  rollbackBody,
} from '@quartermaster/contract/http/releases';
import { may, ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { paginate } from '../../http/paginator.ts';
import { environmentParams, versionParams } from '../../http/place-params.ts';
import { API_BASE } from '../../http/register-routes.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { FleetService } from '../fleet/index.ts';
import type { ReleasesService } from './releases.service.ts';

const readers = { roles: ROLES_BY_ACTION['releases.read'] };
const publishers = { roles: ROLES_BY_ACTION['releases.publish'] };
const writers = { roles: ROLES_BY_ACTION['records.write'] };
const VERSION = '/environments/:env/versions/:version';
const RELEASES = '/environments/:env/releases';
const releaseParams = environmentParams.extend({
  number: z.coerce.number().int().min(1).describe('The number of the release.'),
});

const swapParams = releaseParams.extend({ module: z.string().describe('The key of the module.') });
const SWAP = `${RELEASES}/:number/modules/:module/swap`;

type Dependencies = { readonly releases: ReleasesService; readonly fleet: FleetService };

/** Review, publish, roll back, revert. */
export function createReleaseRoutes(services: Dependencies): Route[] {
  return [
    changesRoute(services),
    totalsRoute(services),
    problemsRoute(services),
    publishRoute(services),
    revertRoute(services),
    listRoute(services),
    detailRoute(services),
    differencesRoute(services),
    environmentChangesRoute(services),
    rollbackRoute(services),
    swapPreviewRoute(services),
    swapModuleRoute(services),
  ];
}

const changesRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${VERSION}/changes`,
      access: readers,
      params: versionParams,
      answer: changesAnswer,
      summary: 'List the changes since the live release',
      lane: 'heavy',
    },
    ({ params }) => releases.changes(params),
  );

const totalsRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${VERSION}/changes/totals`,
      access: readers,
      params: versionParams,
      query: z.object({ module: z.string().optional().describe('The key of a module; without it, all.') }),
      answer: draftTotals,
      summary: 'Count the records that differ from the live release',
    },
    ({ params, query }) => releases.countChanges(params, query.module),
  );

const problemsRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${VERSION}/problems`,
      access: readers,
      params: versionParams,
      answer: problemsAnswer,
      summary: 'Check the draft: errors and warnings of the next release',
      lane: 'heavy',
    },
    ({ params }) => releases.problems(params),
  );

const publishRoute = ({ releases, fleet }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${VERSION}/releases`,
      access: publishers,
      params: versionParams,
      body: publishBody,
      answer: publishAnswer,
      status: 201,
      summary: 'Publish the reviewed draft',
      lane: 'heavy',
    },
    async (input) => {
      const release = await releases.publish(input.params, input.body, actorOf(input));
      return { release, delivery: await fleet.delivery(input.params.env, input.request.language) };
    },
  );

const revertRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${VERSION}/revert`,
      access: writers,
      params: versionParams,
      body: revertBody,
      answer: revertAnswer,
      summary: 'Revert draft records to live',
    },
    (input) => releases.revert(input.params, input.body, actorOf(input)),
  );

const listRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: RELEASES,
      access: readers,
      params: environmentParams,
      query: releasesQuery,
      answer: releasesAnswer,
      summary: 'List the releases of an environment, newest first',
    },
    async ({ params: { env }, query: { q, page, per_page: perPage } }) => {
      const { releases: data, total } = await releases.list(env, {
        q,
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      const path = `${API_BASE}/environments/${env}/releases`;
      return paginate({
        data: [...data],
        total,
        page,
        perPage,
        path,
        query: { q: q || undefined, per_page: perPage },
      });
    },
  );

const detailRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${RELEASES}/:number`,
      access: readers,
      params: releaseParams,
      answer: releaseDetail,
      summary: 'Get the contents of a release',
    },
    ({ params }) => releases.get(params.env, params.number),
  );

const differencesRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${RELEASES}/:number/differences`,
      access: readers,
      params: releaseParams,
      answer: releaseDifferences,
      summary: 'List what a roll back to a release changes for players',
      lane: 'heavy',
    },
    ({ params }) => releases.differences(params.env, params.number),
  );

const environmentChangesRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: `${RELEASES}/:number/environment-changes`,
      access: readers,
      params: releaseParams,
      answer: environmentChangesAnswer,
      summary: 'List environment-wide changes since a release that a roll back can undo',
    },
    ({ params }) => releases.environmentChanges(params.env, params.number),
  );

const rollbackRoute = ({ releases, fleet }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${RELEASES}/:number/rollback`,
      access: publishers,
      params: releaseParams,
      body: rollbackBody,
      answer: publishAnswer,
      status: 201,
      summary: 'Roll back to an earlier release and undo selected environment-wide changes',
      lane: 'heavy',
    },
    async (input) => {
      const { env, number } = input.params;
      if (input.body.undo_changes.length > 0 && !may(input.account.role, 'records.write'))
        throw new AppError('forbidden');
      const release = await releases.rollBack(env, number, input.body, actorOf(input));
      return { release, delivery: await fleet.delivery(env, input.request.language) };
    },
  );

const swapPreviewRoute = ({ releases }: Dependencies): Route =>
  route(
    {
      method: 'GET',
      path: SWAP,
      access: readers,
      params: swapParams,
      answer: moduleSwapAnswer,
      summary: 'Check the live release with one module from an earlier release',
      lane: 'heavy',
    },
    ({ params }) => releases.previewSwap(params),
  );

const swapModuleRoute = ({ releases, fleet }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: SWAP,
      access: publishers,
      params: swapParams,
      body: moduleSwapBody,
      answer: publishAnswer,
      status: 201,
      summary: 'Publish the live release with one module from an earlier release',
      lane: 'heavy',
    },
    async (input) => {
      const release = await releases.swapModule(input.params, input.body, actorOf(input));
      return { release, delivery: await fleet.delivery(input.params.env, input.request.language) };
    },
  );
