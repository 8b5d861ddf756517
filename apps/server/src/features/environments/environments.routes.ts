import {
  createEnvironmentBody,
  createVersionAnswer,
  createVersionBody,
  environment,
  environmentsAnswer,
  updateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import {
  createEnvironment,
  createVersion,
  updateEnvironment,
} from '@quartermaster/domain/actions/staff/environment';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { EnvironmentsService } from './environments.service.ts';

const params = z.object({ env: z.string() });

type Needs = { readonly environments: EnvironmentsService };

export function createEnvironmentsRoutes(needs: Needs): readonly Route[] {
  return [...createEnvironmentRoutes(needs), createVersionRoute(needs)];
}

function createEnvironmentRoutes({ environments }: Needs): readonly Route[] {
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
        params,
        body: updateEnvironmentBody,
        answer: environment,
      },
      ({ params: { env }, body, account, request }) =>
        environments.update(env, body, actorOf({ account, request })),
    ),
  ];
}

function createVersionRoute({ environments }: Needs): Route {
  return route(
    {
      ...actionCall(createVersion),
      method: 'POST',
      path: '/environments/:env/versions',
      params,
      body: createVersionBody,
      answer: createVersionAnswer,
      status: 201,
      lane: 'heavy',
    },
    ({ params: { env }, body, account, request }) =>
      environments.createVersion(env, body, actorOf({ account, request })),
  );
}
