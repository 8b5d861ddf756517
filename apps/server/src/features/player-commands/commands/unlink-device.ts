import { AppError } from '@quartermaster/contract/errors/app-error';
import { deviceName, findDevice } from '../bindings.ts';
import { defineCommand, lineOf } from '../command.ts';
import { endSessions } from '../end-sessions.ts';
import { GM } from '../log-entries.ts';

type Undo = { readonly handle: string };

/** Frees an account of a device, so that it no longer signs in from there by itself. */
export const unlinkDevice = defineCommand<'unlink_device', Undo>({
  kind: 'unlink_device',
  async apply({ change }, { device, end_sessions: isEnding }) {
    const { handles } = change.account;
    const handle = findDevice(change.account, device);
    if (handle === undefined) throw new AppError('not_owned');
    await change.edit({ handles: handles.filter((known) => known !== handle) });
    const lines = [lineOf('device', deviceName(handle), null), ...(await endSessions(change, isEnding))];
    return { lines, log: [LOG], undo: { handle } };
  },
  async undo({ change }, { handle }) {
    const { handles } = change.account;
    await change.edit({ handles: [...new Set([...handles, handle])] });
    return { lines: [lineOf('device', null, deviceName(handle))], log: [LOG] };
  },
});

/** Which device it was is for the audit log to say: the game's log has no place for personal data. */
const LOG = { system: 'GM', subSystem: GM.reset, actionType: 'unlink_device' } as const;
