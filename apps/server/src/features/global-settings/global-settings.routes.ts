import {
  globalSettings as settingsAnswer,
  updateSettingsBody,
} from '@quartermaster/contract/http/global-settings';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { GlobalSettingsService } from './global-settings.service.ts';

const PATH = '/settings';

export function createGlobalSettingsRoutes({
  globalSettings,
}: {
  readonly globalSettings: GlobalSettingsService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: 'signed-in',
        answer: settingsAnswer,
        summary: 'Get the console-wide settings, such as the default time zone',
      },
      () => globalSettings.read(),
    ),
    route(
      {
        method: 'PATCH',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['settings.write'] },
        body: updateSettingsBody,
        answer: settingsAnswer,
        summary: 'Change the console-wide settings',
      },
      ({ body, account, request }) => globalSettings.update(body, actorOf({ account, request })),
    ),
  ];
}
