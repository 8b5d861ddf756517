import {
  globalSettings as settingsAnswer,
  updateSettingsBody,
} from '@quartermaster/contract/http/global-settings';
import { updateSettings } from '@quartermaster/domain/actions/staff/settings';
import { actionCall } from '../../http/action-call.ts';
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
        ...actionCall(updateSettings),
        method: 'PATCH',
        path: PATH,
        body: updateSettingsBody,
        answer: settingsAnswer,
      },
      ({ body, account, request }) => globalSettings.update(body, actorOf({ account, request })),
    ),
  ];
}
