import { activity } from './activity.ts';
import { auth } from './auth.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { codes } from './codes.ts';
import { common } from './common.ts';
import { curve } from './curve.ts';
import { environments } from './environments.ts';
import { fields } from './fields.ts';
import { fleet } from './fleet.ts';
import { form } from './form.ts';
import { helper } from './helper.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { kinds } from './kinds.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { logs } from './logs.ts';
import { mail } from './mail.ts';
import { menu } from './menu.ts';
import { odds } from './odds.ts';
import { pages } from './pages.ts';
import { pet } from './pet.ts';
import { releases } from './releases.ts';
import { schedule } from './schedule.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { sources } from './sources.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';
import { transfer } from './transfer.ts';
import { upload } from './upload.ts';
import { users } from './users.ts';

/** Every text of the console; the other languages are typed by this one. */
export const en = {
  activity,
  auth,
  battle,
  board,
  codes,
  common,
  curve,
  environments,
  fields,
  fleet,
  form,
  helper,
  history,
  home,
  kinds,
  layout,
  list,
  logs,
  mail,
  menu,
  odds,
  pages,
  pet,
  releases,
  schedule,
  search,
  settings,
  sources,
  story,
  texts,
  transfer,
  upload,
  users,
};
