import { isJsonObject, plainText, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import {
  CHARACTER_KINDS,
  CHARACTER_MODULES,
  NARRATOR,
  NARRATOR_LABEL,
} from '@quartermaster/domain/enums/story-speaker';

/** Finds a record of a configuration. */
type FindRecord = (module: string, recordId: string) => JsonObject | undefined;

/**
 * A story for a player's device: each line has who says it in `speaker`, in every language, so that a client
 * that reads nothing else shows a name. A name that is written in the line stays.
 */
export function nameSpeakers(story: JsonObject, findRecord: FindRecord): JsonObject {
  const lines: JsonValue | undefined = story['lines'];
  if (!Array.isArray(lines)) return story;
  return { ...story, lines: lines.map((line: JsonValue) => namedLine(line, findRecord)) };
}

function namedLine(line: JsonValue, findRecord: FindRecord): JsonValue {
  if (!isJsonObject(line)) return line;
  const name = nameOf(line, findRecord);
  return name === undefined ? line : { ...line, speaker: name };
}

function nameOf(line: JsonObject, findRecord: FindRecord): JsonValue | undefined {
  const type = line['speaker_type'];
  if (type === NARRATOR) return NARRATOR_LABEL;
  const kind = CHARACTER_KINDS.find((each) => each === type);
  if (kind === undefined) return undefined;
  return findRecord(CHARACTER_MODULES[kind], plainText(line['speaker_id'] ?? null))?.['name'];
}
