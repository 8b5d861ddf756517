import type { Database, Queryable } from '../../db/database.ts';
import type { LockedAccount, PlayerChange } from '../player-change.ts';
import {
  editAccount,
  endSessions,
  findByNameKeys,
  lockAccounts,
  raiseRevision,
  renameAccount,
} from './change-account.ts';
import {
  amountOf,
  findPossession,
  giveThing,
  listPossessionsOf,
  putBackThing,
  takeThing,
} from './change-possession.ts';
import {
  addSanction,
  findLastMailFrom,
  findMail,
  findSanctionsInForce,
  liftSanctions,
  reinstateSanctions,
  sendMail,
  setMailState,
} from './change-standing.ts';
import { changeWallet, readBalance, writeLedger, type LedgerLine } from './change-wallet.ts';
import { findGuildMessage, setMessageHidden } from './guild-messages.ts';
import { readHoldings } from './holdings.ts';
import { addOrder, findOrder, findOrderWithReceipt, removeOrder, setOrderState } from './order-change.ts';
import { addNote, pinNote } from './notes.ts';
import type { AccountKey } from './slices.ts';
import { writeLog } from './write-log.ts';

/** Null: there is no such account. */
export async function changePlayer<T>(
  database: Database,
  { server, accountId }: AccountKey,
  work: (change: PlayerChange) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  return changeAccounts(database, server, [accountId], async ([change]) =>
    change === undefined ? null : { result: await work(change) },
  );
}

/** Null: there is no such first account. */
export async function changeTwoPlayers<T>(
  database: Database,
  { server, accountId }: AccountKey,
  otherAccountId: number,
  work: (change: PlayerChange, other: PlayerChange | null) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  return changeAccounts(database, server, [accountId, otherAccountId], async (changes) => {
    const changeOf = (id: number) => changes.find(({ account }) => account.accountId === id);
    const change = changeOf(accountId);
    return change === undefined ? null : { result: await work(change, changeOf(otherAccountId) ?? null) };
  });
}

/** One transaction that holds the accounts' rows from its first to its last statement. */
async function changeAccounts<T>(
  database: Database,
  server: number,
  accountIds: readonly number[],
  work: (changes: readonly PlayerChange[]) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, server, accountIds);
    const opened = accounts.map((account) => {
      const key = { server, accountId: account.accountId };
      return { key, ...openChange(tx, key, account) };
    });
    const result = await work(opened.map(({ change }) => change));
    for (const { key, hasChanged } of opened) if (hasChanged()) await raiseRevision(tx, key);
    return result;
  });
}

type OpenChange = { readonly change: PlayerChange; readonly hasChanged: () => boolean };

function openChange(tx: Queryable, key: AccountKey, account: LockedAccount): OpenChange {
  let commandId: string | null = null;
  let isTouched = false;
  const touch: Touch = (work) => {
    isTouched = true;
    return work;
  };
  const note = (line: Omit<LedgerLine, 'commandId'>): Promise<void> =>
    writeLedger(tx, key, { ...line, commandId });
  const change: PlayerChange = {
    account,
    console: tx,
    setCommandId: (id) => {
      commandId = id;
    },
    edit: (edit) => touch(editAccount(tx, key, edit)),
    endSessions: () => touch(endSessions(tx, key)),
    rename: (name) => touch(renameAccount(tx, key, name)),
    playerNamed: (nameKeys) => findByNameKeys(tx, key, nameKeys),
    ...walletChanges(tx, key, { note, touch }),
    ...possessionChanges(tx, key, { note, touch }),
    sendMail: (mail) => touch(sendMail(tx, key, mail)),
    mail: (mailId) => findMail(tx, key, mailId),
    lastMailFrom: (source) => findLastMailFrom(tx, key, source),
    setMailState: (mailId, state) => touch(setMailState(tx, key, mailId, state)),
    sanctionsInForce: (kind) => findSanctionsInForce(tx, key, kind),
    addSanction: (sanction) => touch(addSanction(tx, key, sanction)),
    liftSanctions: (kind, byStaffId) => touch(liftSanctions(tx, key, kind, byStaffId)),
    reinstateSanctions: (sanctionIds) => touch(reinstateSanctions(tx, key, sanctionIds)),
    ...orderChanges(tx, key, touch),
    guildMessage: (guildId, messageId) => findGuildMessage(tx, key, guildId, messageId),
    setMessageHidden: (message, hiding) => touch(setMessageHidden(tx, key, message, hiding)),
    addNote: (text, authorId) => addNote(tx, key, text, authorId),
    pinNote: (noteId, isPinned) => pinNote(tx, key, noteId, isPinned),
    log: (entry) => writeLog(tx, key.server, [key.accountId], entry),
  };
  return { change, hasChanged: () => isTouched };
}

/** Around whatever changes the player: their revision grows for it. */
type Touch = <T>(work: Promise<T>) => Promise<T>;

type Keeping = {
  readonly note: (line: Omit<LedgerLine, 'commandId'>) => Promise<void>;
  readonly touch: Touch;
};

function walletChanges(
  tx: Queryable,
  key: AccountKey,
  { note, touch }: Keeping,
): Pick<PlayerChange, 'balance' | 'changeWallet'> {
  return {
    balance: (assetKind) => readBalance(tx, key, assetKind),
    changeWallet: async (change) => {
      const amounts = await touch(changeWallet(tx, key, change));
      const { assetKind, delta } = change;
      await note({ assetKind, configId: null, delta, balanceAfter: amounts.after });
      return amounts;
    },
  };
}

function possessionChanges(
  tx: Queryable,
  key: AccountKey,
  { note, touch }: Keeping,
): Pick<
  PlayerChange,
  'possession' | 'possessionsOf' | 'holdings' | 'amountOf' | 'give' | 'take' | 'putBack'
> {
  return {
    possession: (kind, instanceId) => findPossession(tx, key, kind, instanceId),
    possessionsOf: (kind, configId) => listPossessionsOf(tx, key, kind, configId),
    holdings: () => readHoldings(tx, key),
    amountOf: (kind, configId) => amountOf(tx, key, kind, configId),
    give: async (thing) => {
      const given = await touch(giveThing(tx, key, thing));
      const { kind, configId, amount } = thing;
      await note({ assetKind: kind, configId, delta: amount, balanceAfter: given.after });
      return given;
    },
    take: async (thing) => {
      const result = await touch(takeThing(tx, key, thing));
      const { kind, config_id: configId, amount } = result.taken;
      await note({ assetKind: kind, configId, delta: -amount, balanceAfter: result.after });
      return result;
    },
    putBack: async (thing) => {
      const amounts = await touch(putBackThing(tx, key, thing));
      const { kind, config_id: configId, amount } = thing;
      await note({ assetKind: kind, configId, delta: amount, balanceAfter: amounts.after });
      return amounts;
    },
  };
}

function orderChanges(
  tx: Queryable,
  key: AccountKey,
  touch: Touch,
): Pick<PlayerChange, 'order' | 'orderWithReceiptOf' | 'addOrder' | 'removeOrder' | 'setOrderState'> {
  return {
    order: (orderId) => findOrder(tx, key, orderId),
    orderWithReceiptOf: (order) => findOrderWithReceipt(tx, key, order),
    addOrder: (order) => touch(addOrder(tx, key, order)),
    removeOrder: (orderId) => touch(removeOrder(tx, key, orderId)),
    setOrderState: (orderId, state) => touch(setOrderState(tx, key, orderId, state)),
  };
}
