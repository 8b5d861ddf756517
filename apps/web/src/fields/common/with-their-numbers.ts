import type { ResolvedField } from '@quartermaster/domain/core/field';

type Together = readonly [ResolvedField, ...ResolvedField[]];

/** Each field with the number that follows it, so that no line begins with a bare number. */
export function withTheirNumbers(fields: readonly ResolvedField[]): readonly Together[] {
  return fields.flatMap((field, place): readonly Together[] => {
    if (place > 0 && isNumber(field) && !isNumber(fields[place - 1])) return [];
    const next = fields[place + 1];
    return next !== undefined && isNumber(next) && !isNumber(field) ? [[field, next]] : [[field]];
  });
}

const isNumber = (field: ResolvedField | undefined): boolean =>
  field?.kind === 'integer' || field?.kind === 'decimal';
