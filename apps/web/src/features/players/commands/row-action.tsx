import type { CommandKind } from '@quartermaster/domain/actions/commands';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandVerb } from './command-words.ts';
import { useCommandActions, type Preset } from './command-actions.ts';

type RowActionProps = {
  readonly kind: CommandKind;
  readonly preset: Preset;
  /** The name of the row, for screen readers. */
  readonly of: string;
};

/** Opens the form of an action for what a row is about. */
export function RowAction({ kind, preset, of }: RowActionProps) {
  const { t: tc } = useTranslation();
  const { may, open } = useCommandActions();
  if (!may(kind)) return null;
  const label = commandVerb(kind);
  return (
    <Button size="small" aria-label={tc('labelled', { label, text: of })} onClick={() => open(kind, preset)}>
      {label}
    </Button>
  );
}
