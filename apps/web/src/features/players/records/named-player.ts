import { numberOf, textOf, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';

type Chosen = { readonly serverId: number; readonly accountId: number };

/** How the records of a module name a player by numbers. */
export type NamedPlayer = {
  /** The account that a record names; '' for none. `server:account` where it names the server, too. */
  readonly read: (record: RecordData) => string;
  /** The fields that name this player. */
  readonly write: (player: Chosen) => Readonly<Record<string, JsonValue>>;
};

const ACCOUNT = 'account';

/** The player of a block: its target is a player only if the type says so. */
export const blockedPlayer: NamedPlayer = {
  read: ({ block_type: type, value, server_ids: servers }) => {
    const account = type === ACCOUNT ? textOf(value).trim() : '';
    const [server, another] = Array.isArray(servers) ? servers : [];
    return account !== '' && server !== undefined && another === undefined
      ? `${String(server)}:${account}`
      : account;
  },
  write: ({ serverId, accountId }) => ({
    block_type: ACCOUNT,
    value: String(accountId),
    server_ids: [serverId],
  }),
};

/** The player of a super account. */
export const superAccount: NamedPlayer = {
  read: ({ server_id: server, account_id: account }) => {
    const [serverId, accountId] = [numberOf(server, null), numberOf(account, null)];
    return accountId === null ? '' : [...(serverId === null ? [] : [serverId]), accountId].join(':');
  },
  write: ({ serverId, accountId }) => ({ server_id: serverId, account_id: accountId }),
};
