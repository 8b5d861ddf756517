import { AppError } from '@quartermaster/contract/errors/app-error';
import type { NoteBody, PlayerPersonal, RevealBody } from '@quartermaster/contract/http/players';
import type { NoteRow } from '@quartermaster/contract/http/player-sections';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import { playerKey } from '../../players/audit-place.ts';
import { countReading } from './limited-reading.ts';
import type { NamedPlayer, PlayerDoor } from './open-player.ts';
import { writePlayerAudit } from './player-audit.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { requireSummary } from './read-sections.ts';
import { nameStaffIn } from './staff-names.ts';

type NoteAnswer = { readonly note: NoteRow; readonly staff: Record<string, string> };

/** Staff actions on a player that change nothing for the player. */
export function createPlayerTouches(deps: PlayersDependencies, door: PlayerDoor) {
  const { database, playerStore, clock } = deps;
  return {
    /** Everything that is masked, after the audit log has the reason. */
    async reveal(named: NamedPlayer, { reason }: RevealBody, reader: PlayerReader): Promise<PlayerPersonal> {
      const player = await door.open(named, reader);
      const { personal } = await requireSummary(deps, player);
      const after = { revealed: Object.keys(personal) };
      const entry = { action: 'player.reveal', recordId: playerKey(player), after, reason };
      // For readers who see it unmasked it does not count as a reveal.
      const isReveal = !seesPersonal(reader.role, player.environment.isProtected);
      await countReading(deps, { place: player, reader, players: [], isReveal, entry });
      return personal;
    },

    /** Keeps a note for the next agent who looks after the player. */
    async addNote(named: NamedPlayer, { text }: NoteBody, reader: PlayerReader): Promise<NoteAnswer> {
      const player = await door.open(named, reader);
      const authorId = reader.actor.accountId;
      const changed = await playerStore.change(player, async (change) => {
        const noteId = await change.addNote(text, authorId);
        const after = { note_id: noteId, text };
        await writePlayerAudit(change.console, reader.actor, player, { action: 'player.note', after });
        return noteId;
      });
      if (changed === null) throw new AppError('user_not_found', { account_id: player.accountId });
      const at = formatDateTime(clock.now());
      const note = { note_id: changed.result, text, author_id: authorId, at, is_pinned: false };
      return { note, staff: await nameStaffIn(database, note) };
    },

    /** Puts a note before all others, or back among them. */
    async pinNote(
      named: NamedPlayer,
      noteId: number,
      isPinned: boolean,
      reader: PlayerReader,
    ): Promise<void> {
      const player = await door.open(named, reader);
      const changed = await playerStore.change(player, async (change) => {
        if (!(await change.pinNote(noteId, isPinned))) throw new AppError('not_found');
        const after = { note_id: noteId, is_pinned: isPinned };
        await writePlayerAudit(change.console, reader.actor, player, { action: 'player.pin_note', after });
      });
      if (changed === null) throw new AppError('user_not_found', { account_id: player.accountId });
    },
  };
}
