import { statfs } from 'node:fs/promises';
import type { Logger } from './logger.ts';
import { databaseFolderOf } from './postgres-home.ts';
import type { Settings } from './settings.ts';

/** What is kept on a disk, and how much room that has left. */
type DiskRoom = { readonly of: 'files' | 'database'; readonly freeBytes: number };

/** Below it there is little time left to make room. */
const SCARCE_BYTES = 1024 ** 3;

/** Room on the disk of DATA_DIR and on that of the embedded database, which may be another one. */
export async function readDiskRoom({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<readonly DiskRoom[]> {
  const folders = [
    ['files', dataDir],
    ...(databaseUrl === null ? [['database', await databaseFolderOf(dataDir)] as const] : []),
  ] as const;
  const rooms = await Promise.all(
    folders.map(async ([of, folder]) => {
      const room = await statfs(folder).catch(() => null);
      return room === null ? [] : [{ of, freeBytes: room.bavail * room.bsize }];
    }),
  );
  return rooms.flat();
}

/** A line in the log for each disk that is nearly full, before anything has to be refused. */
export function tellScarceRoom(rooms: readonly DiskRoom[], logger: Pick<Logger, 'warn'>): void {
  for (const { of, freeBytes } of rooms) {
    const megabytes = Math.floor(freeBytes / 1024 ** 2);
    if (freeBytes < SCARCE_BYTES) logger.warn({ of, megabytes }, 'a disk has less than 1 GB of free space');
  }
}
