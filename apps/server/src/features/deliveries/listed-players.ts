import type { DeliveryRejectRow } from '@quartermaster/contract/http/deliveries';
import type { PlayerRow } from '@quartermaster/contract/http/player-search';
import type { DeliveryRejectReason } from '@quartermaster/domain/enums/delivery-reject-reason';
import type { WantedPlayer } from '../../players/player-store.ts';
import { maskUnknown, wantedPlayerIn } from '../players/index.ts';
import type { RecipientPlace } from './recipients.repo.ts';

/** A row of a list, as it was written. */
type ListedRow = { readonly row: number; readonly text: string };

/** A row that names an account, on a server or on whichever has it. */
export type NamedRow = ListedRow & { readonly wanted: WantedPlayer };

type SortedRows = {
  readonly recipients: readonly RecipientPlace[];
  readonly rejects: readonly DeliveryRejectRow[];
};

/** Reads a list: rows that are ids, and those that are not. Empty rows are none. */
export function readRows(texts: readonly string[]): {
  readonly named: readonly NamedRow[];
  readonly rejects: readonly DeliveryRejectRow[];
} {
  const rows = texts
    .map((text, index) => ({ row: index + 1, text: text.normalize('NFKC').trim() }))
    .filter(({ text }) => text !== '');
  const named = rows.flatMap((row) => {
    const wanted = wantedPlayerIn(row.text);
    return wanted === null ? [] : [{ ...row, wanted }];
  });
  const understood = new Set(named.map(({ row }) => row));
  return {
    named,
    // It may be the wrong column of a sheet, and others read the list, too.
    rejects: rows
      .filter(({ row }) => !understood.has(row))
      .map(({ row, text }) => ({ row, text: maskUnknown(text), reason: 'malformed' })),
  };
}

/** Which of the listed players get mail, each once, and why the others do not. */
export function sortRows(named: readonly NamedRow[], found: readonly PlayerRow[]): SortedRows {
  const byAccount = Map.groupBy(found, ({ account_id: account }) => account);
  const recipients = new Map<string, RecipientPlace>();
  const rejects: DeliveryRejectRow[] = [];
  for (const { row, text, wanted } of named) {
    const players = (byAccount.get(wanted.accountId) ?? []).filter(
      ({ server_id: server }) => wanted.serverId === null || wanted.serverId === server,
    );
    const [player] = players;
    const key = `${player?.server_id}:${player?.account_id}`;
    const reason = reasonAgainst(players, recipients.has(key));
    if (reason !== null || player === undefined) rejects.push({ row, text, reason: reason ?? 'nobody' });
    else recipients.set(key, { serverId: player.server_id, accountId: player.account_id });
  }
  return { recipients: [...recipients.values()], rejects };
}

function reasonAgainst(players: readonly PlayerRow[], isListed: boolean): DeliveryRejectReason | null {
  const [player, other] = players;
  if (player === undefined) return 'nobody';
  if (other !== undefined) return 'several';
  if (player.status !== 'active') return player.status;
  return isListed ? 'duplicate' : null;
}
