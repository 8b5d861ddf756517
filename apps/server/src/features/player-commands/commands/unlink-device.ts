import { AppError } from '@quartermaster/contract/errors/app-error';
import { defineCommand, lineOf } from '../command.ts';
import { gmEntry } from '../log-entries.ts';

type Undo = { readonly handle: string };

const DEVICE = 'device:';

/** Frees an account of a device, so that it no longer signs in from there by itself. */
export const unlinkDevice = defineCommand<'unlink_device', Undo>({
  kind: 'unlink_device',
  async apply({ change }, { device }) {
    const { handles } = change.account;
    const handle = handles.find((known) => known === `${DEVICE}${device.toLowerCase()}`);
    if (handle === undefined) throw new AppError('not_owned');
    await change.edit({ handles: handles.filter((known) => known !== handle) });
    const line = lineOf('device', device, null, { key: device });
    return { lines: [line], log: [gmEntry('reset', line)], undo: { handle } };
  },
  async undo({ change }, { handle }) {
    const { handles } = change.account;
    await change.edit({ handles: [...new Set([...handles, handle])] });
    const device = handle.slice(DEVICE.length);
    const line = lineOf('device', null, device, { key: device });
    return { lines: [line], log: [gmEntry('reset', line)] };
  },
});
