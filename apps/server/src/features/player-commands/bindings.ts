import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { LockedAccount, NewLogEntry, PlayerChange } from '../../players/player-change.ts';
import { lineOf, type CommandContext, type CommandOutcome } from './command.ts';
import { GM } from './log-entries.ts';

const DEVICE = 'device:';
/** What players are found by and do not sign in with. */
const NO_SIGN_IN = ['player:', 'login:', 'ip:'];

export const isDevice = (handle: string): boolean => handle.startsWith(DEVICE);

/** Devices, accounts elsewhere, e-mail addresses. */
export const isSignIn = (handle: string): boolean =>
  !NO_SIGN_IN.some((beginning) => handle.startsWith(beginning));

export const findDevice = ({ handles }: LockedAccount, device: string): string | undefined =>
  handles.find((known) => known === `${DEVICE}${device.toLowerCase()}`);

/** Under this name readers know a device as personal data. */
export const deviceName = (handle: string) => ({ device_id: handle.slice(DEVICE.length) });

/** The second player of a command that declares one. */
export function otherIn({ other }: CommandContext): PlayerChange {
  if (other === null) throw new Error('A command about two players holds one.');
  return other;
}

/** A line of a command about two players. */
export function lineOfPlayer(
  { accountId, name }: LockedAccount,
  subject: CommandLine['subject'],
  before: JsonValue,
  after: JsonValue,
): CommandLine {
  return lineOf(subject, before, after, { player: { account_id: accountId, name } });
}

/** Each player's log names the other. Which device it was is for the audit log to say: it is personal data. */
export function logOfMove(
  context: CommandContext,
  actionType: string,
): Required<Pick<CommandOutcome, 'log' | 'otherLog'>> {
  const entry = (of: PlayerChange): NewLogEntry => ({
    system: 'GM',
    subSystem: GM.reset,
    actionType,
    reasonParam2: of.account.accountId,
  });
  return { log: [entry(otherIn(context))], otherLog: [entry(context.change)] };
}
