import type { Bundle } from '../bundle.ts';
import { activity } from './activity.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { environments } from './environments.ts';
import { fields } from './fields.ts';
import { fleet } from './fleet.ts';
import { form } from './form.ts';
import { history } from './history.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { odds } from './odds.ts';
import { releases } from './releases.ts';
import { transfer } from './transfer.ts';

export const jp: Bundle = {
  activity,
  auth,
  common,
  environments,
  fields,
  fleet,
  form,
  history,
  layout,
  list,
  odds,
  releases,
  transfer,
};
