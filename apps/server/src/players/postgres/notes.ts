import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { NoteRow } from '@quartermaster/contract/http/player-sections';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
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

export async function addNote(
  tx: Queryable,
  { server, accountId }: AccountKey,
  text: string,
  authorId: number | null,
): Promise<number> {
  const result = await tx.query<{ note_id: number }>(
    'insert into player.note (server, account_id, text, author_id) values ($1, $2, $3, $4) returning note_id',
    [server, accountId, text, authorId],
  );
  return onlyRow(result).note_id;
}

export async function pinNote(
  tx: Queryable,
  { server, accountId }: AccountKey,
  noteId: number,
  isPinned: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update player.note set pinned_at = case when $4 then coalesce(pinned_at, now()) end
      where server = $1 and account_id = $2 and note_id = $3`,
    [server, accountId, noteId, isPinned],
  );
  return rowCount === 1;
}
