import { textOf, type RecordData } from '../core/json.ts';
import { CHARACTER_KINDS, NARRATOR, type CharacterKind } from '../enums/story-speaker.ts';

/** A character by the kind and the ID of its record. */
type Character = { readonly kind: CharacterKind; readonly id: number };

const CHARACTER = new RegExp(`^(${CHARACTER_KINDS.join('|')}):(\\d{1,9})$`);

/** Who a line names: a character as `pet:10021`, `narrator`, or a name; empty: no speaker. */
export function speakerOf(line: RecordData): string {
  const kind = textOf(line['speaker_type']);
  if (kind === NARRATOR) return NARRATOR;
  const id = textOf(line['speaker_id']);
  return kind === '' || id === '' ? textOf(line['speaker']) : `${kind}:${id}`;
}

/** The character that a speaker is; null for the narrator and for names. */
export function characterOf(speaker: string): Character | null {
  const [, kind, id] = CHARACTER.exec(speaker) ?? [];
  return kind === undefined ? null : { kind: kind as CharacterKind, id: Number(id) };
}

/** The fields of a line that name a speaker. */
export function speakerFields(speaker: string): RecordData {
  if (speaker === '') return {};
  if (speaker === NARRATOR) return { speaker_type: NARRATOR };
  const character = characterOf(speaker);
  return character === null ? { speaker } : { speaker_type: character.kind, speaker_id: character.id };
}
