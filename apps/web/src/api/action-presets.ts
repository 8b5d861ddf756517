import type { ActionPresets as PresetsOnWire } from '@quartermaster/contract/http/action-presets';
import { queryOptions } from '@tanstack/react-query';
import { getJson, putJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type ActionPresets = Camelized<PresetsOnWire>;
export type ActionPreset = ActionPresets['presets'][number];

const path = (environment: string): string => `${environmentPath(environment)}/action-presets`;

/** Actions on players with some fields filled in, as an admin prepared them for an environment. */
export function actionPresetsQuery(environment: string) {
  return queryOptions({
    queryKey: ['action-presets', environment],
    queryFn: ({ signal }) => getJson<PresetsOnWire>(path(environment), signal),
  });
}

/** Replaces them all, unless another person changed them since. */
export function saveActionPresets(environment: string, presets: ActionPresets): Promise<ActionPresets> {
  return putJson<PresetsOnWire>(path(environment), presets);
}
