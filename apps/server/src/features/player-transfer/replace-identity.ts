import type { PlayerFilePart } from '@quartermaster/contract/http/player-file';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { sha256 } from '../../platform/sha256.ts';
import { mapPersonal } from '../players/index.ts';

type ReplaceIdentity = (part: PlayerFilePart, row: JsonObject) => JsonObject;

/** What of a profile names a person, or waits for something that only the source does. */
const EMPTY_PROFILE = { email: null, third_party_ids: [], deletion_at: null } as const;

/**
 * Makes rows of one player those of a copy: another name to sign in with, nothing that names the
 * person, order numbers and receipts of no real order. Equal texts get equal replacements, so that
 * two orders with one receipt and two logins from one device stay recognisable.
 */
export function createIdentityReplacer(accountId: number): ReplaceIdentity {
  const met = new Map<string, Map<string, number>>();
  const numberOf = (key: string, text: string): number => {
    const numbers = met.get(key) ?? new Map<string, number>();
    const number = numbers.get(text) ?? numbers.size + 1;
    met.set(key, numbers.set(text, number));
    return number;
  };
  const pseudonym = (text: string, key: string): string => {
    const number = numberOf(key, text);
    return key === 'ip' || key === 'ips' ? testAddress(number) : `copy-${accountId}-${number}`;
  };
  const replaced = (row: JsonObject): JsonObject => mapPersonal(row, pseudonym);

  return (part, row) => {
    if (part === 'account') return accountOf(accountId, replaced(row));
    if (part === 'purchases') return purchaseOf(accountId, replaced(row), numberOf);
    return replaced(row);
  };
}

function accountOf(accountId: number, row: JsonObject): JsonObject {
  const login = `copy-${accountId}`;
  const profile = row['profile'];
  return {
    ...row,
    player_id: String(accountId),
    login_name: login,
    is_online: false,
    handles: [`player:${accountId}`, `login:${login}`],
    profile: { ...(isJsonObject(profile) ? profile : {}), ...EMPTY_PROFILE },
  };
}

function purchaseOf(
  accountId: number,
  row: JsonObject,
  numberOf: (key: string, text: string) => number,
): JsonObject {
  const { order_id: ours = null, third_party_order_id: theirs = null, receipt_hash: receipt = null } = row;
  const order = (text: JsonValue) => `COPY-${accountId}-${numberOf('order', plainText(text))}`;
  return {
    ...row,
    order_id: order(ours),
    third_party_order_id: theirs === null ? null : order(theirs),
    receipt_hash: receipt === null ? null : hashOf(accountId, plainText(receipt)),
  };
}

const hashOf = (accountId: number, text: string): string => sha256(`${accountId} ${text}`);

/** An address of the range that is reserved for benchmarks (RFC 2544), which no player has. */
const testAddress = (number: number): string => `198.18.${(number >> 8) & 255}.${number & 255}`;
