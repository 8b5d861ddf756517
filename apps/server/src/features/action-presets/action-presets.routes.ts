import { actionPresets, updateActionPresetsBody } from '@quartermaster/contract/http/action-presets';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { environmentParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { ActionPresetsService } from './action-presets.service.ts';

const PATH = '/environments/:env/action-presets';

type Dependencies = { readonly actionPresets: ActionPresetsService };

export function createActionPresetsRoutes({ actionPresets: service }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['players.read'] },
        params: environmentParams,
        answer: actionPresets,
        summary: 'List the presets for actions on players of an environment',
      },
      ({ params: { env } }) => service.read(env),
    ),
    route(
      {
        method: 'PUT',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['action_presets.write'] },
        params: environmentParams,
        body: updateActionPresetsBody,
        answer: actionPresets,
        summary: 'Replace the presets for actions on players of an environment',
      },
      (input) => service.update(input.params.env, input.body, actorOf(input)),
    ),
  ];
}
