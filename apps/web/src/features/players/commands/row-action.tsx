import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { playerActionVerb } from './action-words.ts';
import { usePlayerActions, type Preset } from './player-actions.ts';

type RowActionProps = {
  readonly kind: PlayerActionKind;
  readonly preset: Preset;
  /** What the row is about, for those who cannot see it. */
  readonly of: string;
};

/** Opens the form of an action for the very thing that a row is about. */
export function RowAction({ kind, preset, of }: RowActionProps) {
  const { t: tc } = useTranslation();
  const { may, open } = usePlayerActions();
  if (!may(kind)) return null;
  const label = playerActionVerb(kind);
  return (
    <Button size="small" aria-label={tc('labelled', { label, text: of })} onClick={() => open(kind, preset)}>
      {label}
    </Button>
  );
}
