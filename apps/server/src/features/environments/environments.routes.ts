import {
  createEnvironmentBody,
  createVersionAnswer,
  createVersionBody,
  environment,
  environmentsAnswer,
  updateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import {
  archiveVersion,
  createEnvironment,
  createVersion,
  restoreVersion,
  updateEnvironment,
} from '@quartermaster/domain/actions/staff/environment';
import { actionCall } from '../../http/action-call.ts';
import { environmentParams, versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { EnvironmentsService } from './environments.service.ts';

const ARCHIVE = '/environments/:env/versions/:version/archive';

type Dependencies = { readonly environments: EnvironmentsService };

export function createEnvironmentsRoutes(deps: Dependencies): readonly Route[] {
  return [...createEnvironmentRoutes(deps), createVersionRoute(deps), ...archiveRoutes(deps)];
}

function createEnvironmentRoutes({ environments }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments',
        access: 'signed-in',
        answer: environmentsAnswer,
        summary: 'List the environments with their versions and live releases',
      },
      () => environments.list(),
    ),
    route(
      {
        ...actionCall(createEnvironment),
        method: 'POST',
        path: '/environments',
        body: createEnvironmentBody,
        answer: environment,
        status: 201,
      },
      ({ body, account, request }) => environments.create(body, actorOf({ account, request })),
    ),
    route(
      {
        ...actionCall(updateEnvironment),
        method: 'PATCH',
        path: '/environments/:env',
        params: environmentParams,
        body: updateEnvironmentBody,
        answer: environment,
      },
      ({ params: { env }, body, account, request }) =>
        environments.update(env, body, actorOf({ account, request })),
    ),
  ];
}

function createVersionRoute({ environments }: Dependencies): Route {
  return route(
    {
      ...actionCall(createVersion),
      method: 'POST',
      path: '/environments/:env/versions',
      params: environmentParams,
      body: createVersionBody,
      answer: createVersionAnswer,
      status: 201,
      lane: 'heavy',
    },
    ({ params: { env }, body, account, request }) =>
      environments.createVersion(env, body, actorOf({ account, request })),
  );
}

function archiveRoutes({ environments }: Dependencies): readonly Route[] {
  return [
    route(
      {
        ...actionCall(archiveVersion),
        method: 'PUT',
        path: ARCHIVE,
        params: versionParams,
        answer: environment,
      },
      ({ params: address, account, request }) =>
        environments.archive(address, true, actorOf({ account, request })),
    ),
    route(
      {
        ...actionCall(restoreVersion),
        method: 'DELETE',
        path: ARCHIVE,
        params: versionParams,
        answer: environment,
      },
      ({ params: address, account, request }) =>
        environments.archive(address, false, actorOf({ account, request })),
    ),
  ];
}
