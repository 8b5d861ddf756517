import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';

/** A rule that every definition keeps. Findings name the place; `help` says what to do about it. */
export type DefinitionRule = {
  readonly name: string;
  readonly help: string;
  readonly check: (module: ResolvedModule) => readonly string[];
};

/** Every field of a module and of its rows, with its place. */
export function fieldsOf(
  fields: readonly ResolvedField[],
  base: string,
): readonly (readonly [string, ResolvedField])[] {
  return fields.flatMap((field) => {
    const place = `${base}.${field.key}`;
    return [[place, field] as const, ...fieldsOf(field.rowFields, place)];
  });
}
