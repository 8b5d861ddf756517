import type { PlayerSort } from '@quartermaster/contract/http/player-search';
import { parseCursor, writeKeyCursor } from './key-cursor.ts';

/** A row's place in the answer: how near it is, its value in the order, then who it is. */
export type RowPlace = {
  readonly rank: number;
  readonly value: string | number;
  readonly serverId: number;
  readonly accountId: number;
};

/** Where the next part begins, and what was counted for the first one. */
export type SearchCursor = RowPlace & { readonly total: number };

export function writeSearchCursor(cursor: SearchCursor): string {
  const { rank, value, serverId, accountId, total } = cursor;
  return writeKeyCursor([rank, value, serverId, accountId, total]);
}

/** Null: nothing or nonsense was sent. */
export function readSearchCursor(text: string | null): SearchCursor | null {
  if (text === null) return null;
  const parts = parseCursor(text);
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [rank, value, serverId, accountId, total] = parts as unknown[];
  const numbers = [rank, serverId, accountId, total];
  if (!numbers.every((number) => Number.isSafeInteger(number))) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const [first, server, account, count] = numbers as [number, number, number, number];
  return { rank: first, value, serverId: server, accountId: account, total: count };
}

/** The order of one search: a column and its direction; a text's is always by name. */
export type RowOrder = { readonly column: PlayerSort | 'name_key'; readonly descending: boolean };

export function compareRowPlaces(left: RowPlace, right: RowPlace, { descending }: RowOrder): number {
  if (left.rank !== right.rank) return left.rank - right.rank;
  const way = descending ? -1 : 1;
  const byValue = compareValues(left.value, right.value);
  if (byValue !== 0) return byValue * way;
  if (left.accountId !== right.accountId) return (left.accountId - right.accountId) * way;
  return left.serverId - right.serverId;
}

/** Texts as the database compares them: by code point. */
function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)));
}
