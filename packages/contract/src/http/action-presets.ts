import { canBePreset, validatePreset } from '@quartermaster/domain/actions/preset';
import { PLAYER_ACTIONS, playerAction } from '@quartermaster/domain/actions/player/index';
import * as z from 'zod';
import { recordData } from './json.ts';
import { MAX_PRESET_NAME } from './limits.ts';

/** The most presets of an environment: the menu shows them all. */
const MAX_PRESETS = 30;

const kinds = PLAYER_ACTIONS.filter(canBePreset).map(({ kind }) => kind);

/** An action on a player with some of its fields filled in. Times in `values` are `{in_hours: 24}` from the use. */
const actionPreset = z.strictObject({
  name: z.string().trim().min(1).max(MAX_PRESET_NAME),
  kind: z.enum(kinds),
  values: recordData,
});

/** `GET …/action-presets`: those of an environment, in the order of the menu. */
export const actionPresets = z.object({
  revision: z.number().int().min(0),
  presets: z.array(actionPreset),
});
export type ActionPresets = z.infer<typeof actionPresets>;

const checked = actionPreset.superRefine(({ kind, values }, context) => {
  for (const problem of validatePreset(playerAction(kind), values))
    context.addIssue({ code: 'custom', path: ['values', ...problem.path.split('.')], params: { problem } });
});

/** `PUT …/action-presets`: all of them, with the `revision` that was read. */
export const updateActionPresetsBody = z.strictObject({
  revision: z.number().int().min(0).describe('The `revision` that was read; a later one is a conflict.'),
  presets: z
    .array(checked)
    .max(MAX_PRESETS)
    .refine((presets) => new Set(presets.map(({ name }) => name)).size === presets.length)
    .describe('All presets of the environment; names are unique.'),
});
