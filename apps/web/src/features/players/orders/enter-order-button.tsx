import { Button } from 'antd';
import { commandVerb } from '../commands/command-words.ts';
import { usePlayerActions } from '../commands/player-actions.ts';

/** Opens the entry of an order for the player of the page, for whom that is allowed. */
export function EnterOrderButton() {
  const { may, open } = usePlayerActions();
  if (!may('enter_order')) return null;
  return (
    <Button size="small" onClick={() => open('enter_order')}>
      {commandVerb('enter_order')}
    </Button>
  );
}
