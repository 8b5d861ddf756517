import { plainText, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { parseTarget } from '../fields/reference-field.ts';
import { IDENTITY_SEPARATOR, identityFromRecordId, parentIdOf } from '../record/identity.ts';
import type { FindText } from '../record/display-record.ts';
import { normalizeRecord } from '../record/normalize-record.ts';
import { withMovedMoments, type MoveInstant } from './moments.ts';
import { recordKey } from '../record/record-key.ts';
import { withRewrittenReferences, type CopiedIds } from './rewrite-references.ts';
import { withReplacedWords, type Replacement } from './words.ts';

/** A record that is to be copied. */
export type CopySource = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  readonly data: RecordData;
};

/** A record as its copy will be. */
export type PlannedCopy = {
  readonly source: CopySource;
  readonly recordId: string;
  readonly data: RecordData;
};

/** What is chosen for the copies: how each is called, when it takes place, what its texts say. */
export type CopyChoices = {
  /** The number or word that a copy is told from others by, by the `recordKey` of its source. */
  readonly ids: ReadonlyMap<string, JsonValue>;
  readonly move: MoveInstant;
  readonly words: readonly Replacement[];
  /** Records that are no children get this status; null: they keep their own. */
  readonly status: string | null;
  readonly findText?: FindText;
};

/**
 * The field whose value is drawn for a copy: the last of the identity. Null for children, which keep what
 * tells them from their siblings, for singletons, and where the id is that of another record.
 */
export function drawnField(module: ResolvedModule): string | null {
  const key = module.identity.at(-1);
  if (key === undefined || module.parent !== null) return null;
  const kind = module.fieldByKey.get(key)?.kind;
  return kind === 'id' || kind === 'integer' || kind === 'text' ? key : null;
}

/** The copies of some records: under ids of their own, moved in time, and naming each other where the sources do. */
export function planCopies(sources: readonly CopySource[], choices: CopyChoices): readonly PlannedCopy[] {
  const copied = copiedIds(sources, choices.ids);
  return sources.map((source) => {
    const { module, recordId } = source;
    const id = copied.get(recordKey(module.key, recordId)) ?? recordId;
    return { source, recordId: id, data: copyOf(source, id, copied, choices) };
  });
}

/** The record ids of the copies; a child's begins with that of its parent's copy. */
function copiedIds(sources: readonly CopySource[], ids: ReadonlyMap<string, JsonValue>): CopiedIds {
  const byKey = new Map(sources.map((source) => [recordKey(source.module.key, source.recordId), source]));
  const known = new Map<string, string>();
  const idOf = (key: string, source: CopySource): string => {
    const found = known.get(key);
    if (found !== undefined) return found;
    // What names itself in a circle keeps its id.
    known.set(key, source.recordId);
    const { module, recordId } = source;
    const identity = identityFromRecordId(module, recordId);
    const drawn = drawnField(module);
    const parts = module.identity.map((name) => {
      const value = name === module.parent?.field ? parentIdOf(module, recordId) : identity[name];
      if (name === drawn) return plainText(ids.get(key) ?? value);
      const field = module.fieldByKey.get(name);
      const target = field?.kind === 'reference' ? recordKey(field.to, plainText(value)) : undefined;
      const other = target === undefined ? undefined : byKey.get(target);
      return target === undefined || other === undefined ? plainText(value) : idOf(target, other);
    });
    const id = parts.length === 0 ? recordId : parts.join(IDENTITY_SEPARATOR);
    known.set(key, id);
    return id;
  };
  for (const [key, source] of byKey) idOf(key, source);
  return known;
}

function copyOf(
  { module, recordId, data }: CopySource,
  id: string,
  copied: CopiedIds,
  { move, words, status, findText }: CopyChoices,
): RecordData {
  const filled = Object.entries(data).filter(([key]) => module.fieldByKey.get(key)?.readOnly !== true);
  const drawn = drawnField(module);
  const own: JsonValue = id.slice(id.lastIndexOf(IDENTITY_SEPARATOR) + 1);
  const value = drawn === null ? null : isText(module, drawn) ? own : parseTarget(own);
  const base: RecordData = {
    ...Object.fromEntries(filled),
    ...(drawn === null || id === recordId ? {} : { [drawn]: value }),
    ...(status === null || module.parent !== null ? {} : { status }),
  };
  const linked = withRewrittenReferences(module, base, copied);
  const moved = withMovedMoments(module, linked, move);
  return normalizeRecord(module, withReplacedWords(module, moved, words, findText));
}

const isText = (module: ResolvedModule, key: string): boolean => module.fieldByKey.get(key)?.kind === 'text';
