import { isJsonObject, plainText, type JsonValue } from '@quartermaster/domain/core/json';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { AccountEdit, LockedAccount, PlayerChange } from '../../../players/player-change.ts';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { deviceName, isDevice, isSignIn, lineOfPlayer, logOfMove, otherIn } from '../bindings.ts';
import { defineCommand } from '../command.ts';

/** What was taken from the player, and what of it the other did not have before. */
type Undo = { readonly taken: Bound; readonly added: Bound };

/** What a player signs in with: handles, linked accounts as the profile keeps them, the e-mail address. */
type Bound = {
  readonly handles: readonly string[];
  readonly linked: readonly JsonValue[];
  readonly email: JsonValue;
};

const LINKED = 'third_party_ids';
const EMAIL = 'email';

/** Hands everything that a player signs in with to another player of the server. What they own stays where it is. */
export const mergeAccount = defineCommand<'merge_account', Undo>({
  kind: 'merge_account',
  async apply(context) {
    const { change } = context;
    const other = otherIn(context);
    const taken = boundTo(change.account);
    if (taken.handles.length === 0 && taken.linked.length === 0) return { lines: [], log: [], undo: null };
    const added = without(taken, boundTo(other.account));
    await change.edit(editWithout(change.account, taken));
    await other.edit(editWith(other.account, added));
    const left = lineOfPlayer(change.account, 'left_behind', null, await change.holdings());
    const lines = [...linesOf(change, taken, 'lost'), ...linesOf(other, added, 'gained'), left];
    return { lines, ...logOfMove(context, 'merge_account'), undo: { taken, added } };
  },
  async undo(context, { taken, added }) {
    const { change } = context;
    const other = otherIn(context);
    if (!added.handles.every((handle) => other.account.handles.includes(handle)))
      throw new AppError('not_owned');
    await other.edit(editWithout(other.account, added));
    await change.edit(editWith(change.account, taken));
    const lines = [...linesOf(change, taken, 'gained'), ...linesOf(other, added, 'lost')];
    return { lines, ...logOfMove(context, 'merge_account') };
  },
});

function boundTo({ handles, profile }: LockedAccount): Bound {
  const linked = profile[LINKED];
  return {
    handles: handles.filter(isSignIn),
    linked: Array.isArray(linked) ? linked : [],
    email: profile[EMAIL] ?? null,
  };
}

/** A player has one e-mail address: one that is there stays. */
function without(bound: Bound, owned: Bound): Bound {
  const has = new Set(owned.linked.map(keyOfLinked));
  const keepsEmail = owned.email !== null;
  return {
    handles: bound.handles.filter(
      (handle) => !owned.handles.includes(handle) && !(keepsEmail && handle.startsWith(`${EMAIL}:`)),
    ),
    linked: bound.linked.filter((linked) => !has.has(keyOfLinked(linked))),
    email: keepsEmail ? null : bound.email,
  };
}

function editWithout({ handles, profile }: LockedAccount, bound: Bound): AccountEdit {
  const gone = new Set(bound.linked.map(keyOfLinked));
  const linked = profile[LINKED];
  return {
    handles: handles.filter((handle) => !bound.handles.includes(handle)),
    profile: {
      [LINKED]: Array.isArray(linked) ? linked.filter((each) => !gone.has(keyOfLinked(each))) : [],
      ...(bound.email === null ? {} : { [EMAIL]: null }),
    },
  };
}

function editWith({ handles, profile }: LockedAccount, bound: Bound): AccountEdit {
  const linked = profile[LINKED];
  return {
    handles: [...new Set([...handles, ...bound.handles])],
    profile: {
      [LINKED]: [...(Array.isArray(linked) ? linked : []), ...bound.linked],
      ...(bound.email === null ? {} : { [EMAIL]: bound.email }),
    },
  };
}

const keyOfLinked = (linked: JsonValue): string =>
  isJsonObject(linked) ? `${plainText(linked['provider'])}:${plainText(linked['id'])}` : '';

function linesOf({ account }: PlayerChange, bound: Bound, way: 'lost' | 'gained'): CommandLine[] {
  const line = (subject: 'device' | 'sign_in', value: JsonValue) =>
    way === 'lost'
      ? lineOfPlayer(account, subject, value, null)
      : lineOfPlayer(account, subject, null, value);
  const devices = bound.handles.filter(isDevice).map((handle) => line('device', deviceName(handle)));
  const linked = bound.linked
    .filter(isJsonObject)
    .map(({ provider = '', id = '' }) => line('sign_in', { provider, third_party_id: id }));
  const email = bound.email === null ? [] : [line('sign_in', { email: bound.email })];
  return [...devices, ...linked, ...email];
}
