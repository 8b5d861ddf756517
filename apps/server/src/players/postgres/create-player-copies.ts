import type { Database } from '../../db/database.ts';
import type { PlayerCopies } from '../player-copies.ts';
import { readCopy } from './read-copy.ts';
import type { ServerDirectory } from './server-directory.ts';
import { createCopy } from './write-copy.ts';

/** Whole players out of the console's own database and into it. */
export function createPlayerCopies(database: Database, directory: ServerDirectory): PlayerCopies {
  return {
    read: async (player, take) => {
      const server = await directory.find(player);
      return server === null ? false : readCopy(database, { server, accountId: player.accountId }, take);
    },
    create: (server, work) => createCopy(database, directory, server, work),
  };
}
