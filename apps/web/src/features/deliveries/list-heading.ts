/** What people and other programs call the column of account ids, the surest name first. */
const ACCOUNT_NAMES = namesIn(`
  accountid 帳號編號 帳號id アカウントid アカウント番号 account 帳號 アカウント
  userid uid 使用者id 用戶id ユーザーid
  playerid 玩家編號 玩家id プレイヤーid player 玩家 プレイヤー
  id 編號 番号`);

const SERVER_NAMES = namesIn(`
  serverid 伺服器編號 伺服器id サーバーid サーバー番号 server 伺服器 サーバー`);

/** Where the columns are, and how the one of the accounts is called. */
type Heading = { readonly account: number; readonly server: number | null; readonly name: string };

/** Reads the first line of a list as its heading; null: it names no column of account ids. */
export function readHeading(cells: readonly string[]): Heading | null {
  const names = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ''),
  );
  const account = placeOf(ACCOUNT_NAMES, names);
  const name = account === null ? undefined : cells[account];
  return account === null || name === undefined
    ? null
    : { account, server: placeOf(SERVER_NAMES, names), name };
}

function placeOf(known: readonly string[], names: readonly string[]): number | null {
  const found = known.find((name) => names.includes(name));
  return found === undefined ? null : names.indexOf(found);
}

function namesIn(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
