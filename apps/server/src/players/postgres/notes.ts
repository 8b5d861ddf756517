import type { SliceQuery } from '@quartermaster/contract/http/player-identity';
import type { NoteRow } from '@quartermaster/contract/http/player-sections';
import type { Queryable } from '../../db/database.ts';
import type { Slice } from '../player-store.ts';
import { SECTION_ROWS } from './section-rows.ts';
import { ofAccount, readSlice, type AccountKey } from './slices.ts';

const MOST_PINNED = 20;

/** Notes newest first; the first part begins with those that are pinned, whose own place stays empty. */
export async function readNotes(
  db: Queryable,
  account: AccountKey,
  slice: SliceQuery,
): Promise<Slice<NoteRow>> {
  const { rows, nextCursor } = await readSlice<NoteRow>(db, account, SECTION_ROWS.note, slice);
  const others = rows.filter((note) => !note.is_pinned);
  if (slice.cursor !== undefined) return { rows: others, nextCursor };
  const { rows: pinned } = await db.query<NoteRow>(
    `select ${SECTION_ROWS.note.columns} from player.note
      where ${ofAccount(account)} and pinned_at is not null order by pinned_at desc limit ${MOST_PINNED}`,
  );
  return { rows: [...pinned, ...others], nextCursor };
}
