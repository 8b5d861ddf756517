import type { ResolvedField } from '../../core/field.ts';
import type { JsonValue } from '../../core/json.ts';
import { idsOf, type GameSoFar } from './game-so-far.ts';

/** The values that a field can have where they are a closed list: options, or ids of records. */
export function choicesOf(field: ResolvedField, game: GameSoFar): readonly JsonValue[] {
  if (field.kind === 'enum') return field.of.values.map(({ value }) => value);
  return field.kind === 'reference' && field.many !== true ? idsOf(game, field.to) : [];
}
