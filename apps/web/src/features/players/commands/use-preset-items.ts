import { isPlayerActionKind, playerAction, wayToAct } from '@quartermaster/domain/actions/player/index';
import { valuesOfPreset } from '@quartermaster/domain/actions/preset';
import { useQuery } from '@tanstack/react-query';
import { actionPresetsQuery, type ActionPreset } from '../../../api/action-presets.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { usePlayerActions } from './player-actions.ts';

/** The presets of the environment that this person may do or ask for, each with what opens its form. */
export function usePresetItems(): readonly (ActionPreset & { readonly run: () => void })[] {
  const { environment, details } = useBranch();
  const { role, summary, open } = usePlayerActions();
  const { data } = useQuery(actionPresetsQuery(environment));
  if (summary.player.status === 'deleted') return [];
  return (data?.presets ?? []).flatMap((preset) => {
    const { kind, values } = preset;
    if (!isPlayerActionKind(kind) || wayToAct(role, kind, details.isProtected) === null) return [];
    return [{ ...preset, run: () => open(kind, valuesOfPreset(playerAction(kind), values, new Date())) }];
  });
}
