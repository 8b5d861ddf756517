import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  recordLine,
  recordLineBody,
  recordLinesAnswer,
  type RecordLine,
} from '@quartermaster/contract/http/record-line';
import { listQuery } from '@quartermaster/contract/http/records';
import { issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { userLevelSetting } from '@quartermaster/domain/modules/battle-chapters/user-level-setting';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { RecordLines } from '../records/index.ts';

type Dependencies = {
  readonly places: ChosenPlaceService;
  readonly lines: RecordLines;
  readonly registry: Registry;
};

const PATH = '/versions/userlv/setting';
const LEVEL = 'level';

/** Levels of the players' accounts. Each line also carries its level as `petId`, by which older clients merge. */
export function createUserLevelRoutes(deps: Dependencies): readonly Route[] {
  const { places, lines } = deps;
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        query: listQuery,
        answer: recordLinesAnswer,
        place: 'optional',
        summary: 'List the levels of players',
      },
      async ({ query, ...caller }) => {
        const place = await places.toRead(caller);
        const address = { ...place, module: userLevelSetting.key };
        const page = await lines.list(address, query, caller.request.language, PATH);
        return atPlace(place, { ...page, data: page.data.map(withAlias) });
      },
    ),
    saveRoute(deps, PATH, 'Save a level of players'),
    saveRoute(deps, `${PATH}/:model`, 'Save a level of another module that is keyed by level alone'),
  ];
}

function saveRoute({ places, lines, registry }: Dependencies, path: string, summary: string): Route {
  return route(
    {
      method: 'POST',
      path,
      access: { roles: ROLES_BY_ACTION['records.write'] },
      params: z.object({
        model: z.string().max(100).default(userLevelSetting.key).describe('The key of a module of levels.'),
      }),
      body: recordLineBody,
      answer: recordLine,
      place: 'required',
      summary,
    },
    async ({ params: { model }, body, ...caller }) => {
      if (registry.find(model)?.identity.join() !== LEVEL)
        throw new AppError('module_not_found', { module: model });
      const place = await places.toWrite(caller);
      const { petId: alias, ...line } = body;
      const level = line[LEVEL] ?? alias;
      if (typeof level !== 'number' || !Number.isSafeInteger(level))
        throw new AppError('invalid', {}, [levelIssue(level)]);
      const data: RecordData = { ...line, [LEVEL]: level };
      const saved = await lines.save({ ...place, module: model }, String(level), data, actorOf(caller));
      return atPlace(place, withAlias(saved));
    },
  );
}

const levelIssue = (level: unknown) => issue(LEVEL, level === undefined ? 'required' : 'integer');

const withAlias = (line: RecordLine): RecordLine => ({ ...line, petId: line[LEVEL] ?? null });
