import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { plainText } from '@quartermaster/domain/core/json';
import type { NewLogEntry } from '../../players/player-change.ts';

/** Numbers of what staff do, in the system GM of the game's log. */
export const GM = { grant: 2, take: 3, suspend: 4, restore: 5, setVip: 7, reset: 8 } as const;
/** A rename, in the system SYSTEM. */
export const RENAME = 5;
/** A mail sent and a mail deleted, in the system MAIL. */
export const MAIL = { send: 1, delete: 5 } as const;

/** An order entered, its goods delivered, its money given back, in the system PAYMENT. */
export const PAYMENT = { order: 1, delivered: 2, refunded: 3 } as const;
/** A message hidden or shown again, in the system GUILD. */
export const CHAT_HIDE = 8;
/** What staff do to a guild, in the same system. */
const GUILD = { kick: 3, boss: 6, edit: 7 } as const;

/** An entry of the system GUILD about one thing of a guild that changed. */
export function guildEntry(
  event: keyof typeof GUILD,
  actionType: string,
  guildId: number,
  line: Pick<CommandLine, 'before' | 'after'>,
): NewLogEntry {
  return {
    system: 'GUILD',
    subSystem: GUILD[event],
    actionType,
    reasonParam1: guildId,
    before: plainText(line.before),
    after: plainText(line.after),
  };
}

/** An entry of the system GM about one thing that changed. */
export function gmEntry(event: keyof typeof GM, line: CommandLine): NewLogEntry {
  const { before, after, asset_kind: assetType, target_id: assetId } = line;
  return {
    system: 'GM',
    subSystem: GM[event],
    actionType: event,
    before: plainText(before),
    after: plainText(after),
    ...(assetType === null ? {} : { assetType }),
    ...(assetId === null ? {} : { assetId }),
    ...(typeof before === 'number' && typeof after === 'number' ? { assetValue: after - before } : {}),
  };
}
