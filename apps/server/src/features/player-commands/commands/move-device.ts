import { AppError } from '@quartermaster/contract/errors/app-error';
import { deviceName, findDevice, lineOfPlayer, logOfMove, otherIn } from '../bindings.ts';
import { defineCommand, type CommandContext, type CommandOutcome } from '../command.ts';

type Undo = { readonly handle: string };

/** Hands a device to another player of the server, who signs in from there from now on. */
export const moveDevice = defineCommand<'move_device', Undo>({
  kind: 'move_device',
  async apply(context, { device }) {
    const { change } = context;
    const other = otherIn(context);
    const handle = findDevice(change.account, device);
    if (handle === undefined) throw new AppError('not_owned');
    const { name, accountId, handles } = other.account;
    if (handles.includes(handle)) throw new AppError('device_bound', { name, account_id: accountId });
    return { ...(await hand(context, handle, 'forth')), undo: { handle } };
  },
  async undo(context, { handle }) {
    if (!otherIn(context).account.handles.includes(handle)) throw new AppError('not_owned');
    return hand(context, handle, 'back');
  },
});

async function hand(context: CommandContext, handle: string, way: 'forth' | 'back'): Promise<CommandOutcome> {
  const { change } = context;
  const other = otherIn(context);
  const [from, to] = way === 'forth' ? [change, other] : [other, change];
  await from.edit({ handles: from.account.handles.filter((known) => known !== handle) });
  await to.edit({ handles: [...new Set([...to.account.handles, handle])] });
  const lines = [
    lineOfPlayer(from.account, 'device', deviceName(handle), null),
    lineOfPlayer(to.account, 'device', null, deviceName(handle)),
  ];
  return { lines, ...logOfMove(context, 'move_device') };
}
