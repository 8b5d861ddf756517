import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { isPlayerActionKind, playerAction, wayToAct } from '@quartermaster/domain/actions/player/index';
import { valuesOfPreset } from '@quartermaster/domain/actions/preset';
import { textOf } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { actionPresetsQuery, type ActionPreset } from '../../../api/action-presets.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { usePlayerActions } from './player-actions.ts';
import { languageOf, messageFor } from './sanction-messages.ts';

/** The presets of the environment that this person may do or ask for, each with what opens its form. */
export function usePresetItems(): readonly (ActionPreset & { readonly run: () => void })[] {
  const { environment, details } = useBranch();
  const { role, summary, open } = usePlayerActions();
  const { data } = useQuery(actionPresetsQuery(environment));
  if (summary.player.status === 'deleted') return [];
  return (data?.presets ?? []).flatMap((preset) => {
    const { kind, values } = preset;
    if (!isPlayerActionKind(kind) || wayToAct(role, kind, details.isProtected) === null) return [];
    const run = () => {
      const chosen = valuesOfPreset(playerAction(kind), values, new Date());
      open(kind, kind === 'sanction' ? toldIn(languageOf(summary.player.language), chosen) : chosen);
    };
    return [{ ...preset, run }];
  });
}

/** A default message that was saved with a preset, in the language of this player. */
const toldIn = (language: Language, { message, ...values }: ActionValues): ActionValues =>
  message === undefined
    ? values
    : { ...values, message: messageFor(values['reason'], textOf(message), language) };
