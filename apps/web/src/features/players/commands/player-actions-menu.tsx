import { useMemo } from 'react';
import { useBranch } from '../../../engine/use-branch.ts';
import { useSanctionsInForce } from '../page/use-sanctions-in-force.ts';
import { ActionsMenu } from './actions-menu.tsx';
import type { Preset } from './command-actions.ts';
import { menuActions } from './menu-actions.ts';
import { usePlayerActions } from './player-actions.ts';
import { usePresetItems } from './use-preset-items.ts';

/** Menu of what can be done to the player of the page. */
export function PlayerActionsMenu() {
  const { isProtected } = useBranch().details;
  const { role, summary } = usePlayerActions();
  const isDeleted = summary.player.status === 'deleted';
  const groups = useMemo(
    () => (isDeleted ? [] : menuActions(role, isProtected)),
    [isDeleted, role, isProtected],
  );
  return (
    <ActionsMenu groups={groups} presets={usePresets()} prepared={usePresetItems()} isOver={isDeleted} />
  );
}

/** What leaves no choice is chosen already. */
function usePresets(): { readonly lift_sanction?: Preset } {
  const { player } = usePlayerActions();
  const [sanction, ...others] = useSanctionsInForce(player).kinds;
  const only = others.length > 0 ? undefined : sanction;
  return useMemo(() => (only === undefined ? {} : { lift_sanction: { kind: only } }), [only]);
}
