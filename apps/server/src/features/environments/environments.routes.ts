import {
  createEnvironmentBody,
  createVersionAnswer,
  createVersionBody,
  environment,
  environmentsAnswer,
  updateEnvironmentBody,
} from '@quartermaster/contract/http/environments';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { EnvironmentsService } from './environments.service.ts';

const creators = { roles: ROLES_BY_ACTION['environments.create'] };
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
        method: 'POST',
        path: '/environments',
        access: creators,
        body: createEnvironmentBody,
        answer: environment,
        status: 201,
        summary: 'Create an environment with its first version',
      },
      ({ body, account, request }) => environments.create(body, actorOf({ account, request })),
    ),
    route(
      {
        method: 'PATCH',
        path: '/environments/:env',
        access: creators,
        params,
        body: updateEnvironmentBody,
        answer: environment,
        summary: 'Change the name, colour, protection or time zone of an environment',
      },
      ({ params: { env }, body, account, request }) =>
        environments.update(env, body, actorOf({ account, request })),
    ),
  ];
}

function createVersionRoute({ environments }: Needs): Route {
  return route(
    {
      method: 'POST',
      path: '/environments/:env/versions',
      access: creators,
      params,
      body: createVersionBody,
      answer: createVersionAnswer,
      status: 201,
      summary: 'Create an empty version or a copy of another one',
      lane: 'heavy',
    },
    ({ params: { env }, body, account, request }) =>
      environments.createVersion(env, body, actorOf({ account, request })),
  );
}
