import type { DemandName } from '../../core/demand-parameters.ts';
import { comparison, noLonger } from './comparison.ts';
import type { DemandLogic } from './demand-logic.ts';
import { knownToClient } from './known-to-client.ts';
import { empty, required } from './filled.ts';
import { ofForm, whole } from './form.ts';
import { inside, spans } from './inside.ts';
import { foundIn, oneOf } from './one-of.ts';
import { recordOf, thisRecord } from './other-records.ts';
import { same } from './same.ts';

/** What each demand means. A new one does not compile until it is listed here. */
export const DEMANDS: { readonly [N in DemandName]: DemandLogic<N> } = {
  required,
  empty,
  one_of: oneOf,
  found_in: foundIn,
  greater: comparison,
  at_least: comparison,
  less: comparison,
  at_most: comparison,
  same,
  no_longer: noLonger,
  of_form: ofForm,
  whole,
  known_to_client: knownToClient,
  inside,
  spans,
  this_record: thisRecord,
  record_of: recordOf,
};

/** The logic of a demand, for code that treats all demands alike. */
export function demandLogic(name: DemandName): DemandLogic<DemandName> {
  return DEMANDS[name];
}
