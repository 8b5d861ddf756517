import {
  checksAnswer,
  checksBody,
  progressAnswer,
  progressQuery,
  textsAnswer,
  textsQuery,
} from '@quartermaster/contract/http/localization';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { LocalizationService } from './localization.service.ts';

const BASE = '/environments/:env/versions/:version/localization';

export function createLocalizationRoutes({
  localization,
}: {
  readonly localization: LocalizationService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${BASE}/texts`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: textsQuery,
        answer: textsAnswer,
        summary: 'List texts with the details that translators need',
      },
      async ({ params: address, query }) => localization.texts(address, query),
    ),
    route(
      {
        method: 'GET',
        path: `${BASE}/progress`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: progressQuery,
        answer: progressAnswer,
        summary: 'Get the translation progress of each language',
      },
      async ({ params: address, query }) => localization.progress(address, query),
    ),
    route(
      {
        method: 'POST',
        path: `${BASE}/checks`,
        access: { roles: ROLES_BY_ACTION['records.write'] },
        params: versionParams,
        body: checksBody,
        answer: checksAnswer,
        summary: 'Mark texts as up to date after their source changed',
      },
      async ({ params: address, body, account, request }) =>
        localization.check(address, body, actorOf({ account, request })),
    ),
  ];
}
