import { recordLine } from '@quartermaster/contract/http/record-line';
import { superAccountBody } from '@quartermaster/contract/http/super-accounts';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { RecordLines, RecordsService } from '../records/index.ts';
import { saveSuperAccount } from './save-super-account.ts';

type Dependencies = {
  readonly places: ChosenPlaceService;
  readonly records: RecordsService;
  readonly lines: RecordLines;
};

/** Players who may do what others may not, by the path that the game's tools know. */
export function createSuperAccountRoutes({ places, ...deps }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/versions/super-acc',
        access: { roles: ROLES_BY_ACTION['records.write'] },
        body: superAccountBody,
        answer: recordLine,
        place: 'required',
        summary: 'Save the super account of a player',
      },
      async ({ body, ...caller }) => {
        const place = await places.toWrite(caller);
        return atPlace(place, await saveSuperAccount(deps, place, body, actorOf(caller)));
      },
    ),
  ];
}
