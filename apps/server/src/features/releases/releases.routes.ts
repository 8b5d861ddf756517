import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  changesAnswer,
  problemsAnswer,
  problemsBody,
  problemsQuery,
  publishAnswer,
  publishBody,
  recordKey,
  releaseDetail,
  releasesAnswer,
  releasesQuery,
  revertAnswer,
  revertBody,
  rollbackBody,
} from '@quartermaster/contract/http/releases';
import type { RecordKey, ReleasesAnswer } from '@quartermaster/contract/http/releases';
import * as z from 'zod';
import { actorOf, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { FleetService } from '../fleet/index.ts';
import type { ReleasesService } from './releases.service.ts';

const ADMIN = { roles: ['admin'] } as const;
const VERSION = '/environments/:env/versions/:version';
const RELEASES = '/environments/:env/releases';
const addressParams = z.object({ env: z.string(), version: z.string() });
const environmentParams = z.object({ env: z.string() });
const releaseParams = z.object({ env: z.string(), number: z.coerce.number().int().min(1) });

type Services = { readonly releases: ReleasesService; readonly fleet: FleetService };

export function createReleaseRoutes(services: Services): Route[] {
  return [...createDraftRoutes(services), ...createReleaseListRoutes(services)];
}

function createDraftRoutes({ releases, fleet }: Services): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${VERSION}/changes`,
        access: ADMIN,
        params: addressParams,
        answer: changesAnswer,
        summary: 'Changes since the live release',
      },
      ({ params }) => releases.changes(params),
    ),
    route(
      {
        method: 'GET',
        path: `${VERSION}/problems`,
        access: ADMIN,
        params: addressParams,
        query: problemsQuery,
        answer: problemsAnswer,
        summary: 'Errors and warnings of what a publish would release',
      },
      ({ params, query }) => releases.problems(params, parseHold(query.hold)),
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/problems`,
        access: ADMIN,
        params: addressParams,
        body: problemsBody,
        answer: problemsAnswer,
        summary: 'The same with a long list of records held back',
      },
      ({ params, body }) => releases.problems(params, body.hold),
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/releases`,
        access: ADMIN,
        params: addressParams,
        body: publishBody,
        answer: publishAnswer,
        status: 201,
        summary: 'Publish the reviewed draft',
      },
      async (input) => {
        const release = await releases.publish(input.params, input.body, actorOf(input));
        return { release, delivery: await fleet.delivery(input.params.env, input.request.language) };
      },
    ),
    route(
      {
        method: 'POST',
        path: `${VERSION}/revert`,
        access: ADMIN,
        params: addressParams,
        body: revertBody,
        answer: revertAnswer,
        summary: 'Bring records of the draft back to what is live',
      },
      (input) => releases.revert(input.params, input.body, actorOf(input)),
    ),
  ];
}

function createReleaseListRoutes({ releases, fleet }: Services): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: RELEASES,
        access: ADMIN,
        params: environmentParams,
        query: releasesQuery,
        answer: releasesAnswer,
        summary: 'Releases of an environment, newest first',
      },
      async ({ params, query }) => {
        const offset = (query.page - 1) * query.per_page;
        const { releases: data, total } = await releases.list(params.env, { limit: query.per_page, offset });
        return presentPage(data, total, {
          page: query.page,
          perPage: query.per_page,
          path: `/api/v1/environments/${params.env}/releases`,
        });
      },
    ),
    route(
      {
        method: 'GET',
        path: `${RELEASES}/:number`,
        access: ADMIN,
        params: releaseParams,
        answer: releaseDetail,
        summary: 'What a release contained',
      },
      ({ params }) => releases.get(params.env, params.number),
    ),
    route(
      {
        method: 'POST',
        path: `${RELEASES}/:number/rollback`,
        access: ADMIN,
        params: releaseParams,
        body: rollbackBody,
        answer: publishAnswer,
        status: 201,
        summary: 'Make an earlier release live again',
      },
      async (input) => {
        const { env, number } = input.params;
        const release = await releases.rollBack(env, number, input.body, actorOf(input));
        return { release, delivery: await fleet.delivery(env, input.request.language) };
      },
    ),
  ];
}

function parseHold(text: string | undefined): RecordKey[] {
  if (text === undefined || text === '') return [];
  try {
    return z.array(recordKey).parse(JSON.parse(text));
  } catch {
    throw new AppError('bad_request');
  }
}

function presentPage(
  data: ReleasesAnswer['data'] | readonly ReleasesAnswer['data'][number][],
  total: number,
  { page, perPage, path }: { readonly page: number; readonly perPage: number; readonly path: string },
): ReleasesAnswer {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = data.length === 0 ? null : (page - 1) * perPage + 1;
  const urlOf = (wanted: number): string => `${path}?page=${wanted}&per_page=${perPage}`;
  return {
    current_page: page,
    data: [...data],
    from,
    last_page: lastPage,
    next_page_url: page < lastPage ? urlOf(page + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: from === null ? null : from + data.length - 1,
    total,
  };
}
