import { textOf } from '@quartermaster/domain/core/json';
import { KindInput } from '../../../engine/actions/kind-input.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { usePlayerActions } from './player-actions.ts';
import { languageOf, messageFor } from './sanction-messages.ts';

/** Why a player is sanctioned; the default message follows. */
export function SanctionReasonInput({ form, ...input }: ActionInputProps) {
  const { summary } = usePlayerActions();
  const language = languageOf(summary.player.language);
  return (
    <KindInput
      {...input}
      onChange={(reason) =>
        form.change({ reason, message: messageFor(reason, textOf(form.values['message']), language) })
      }
    />
  );
}
