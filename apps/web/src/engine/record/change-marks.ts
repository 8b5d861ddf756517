import type { EnumTone } from '@quartermaster/domain/core/field';

type ChangeKind = 'new' | 'changed' | 'deleted';

/** Colour and sign of what happened to a record, the same on every screen. */
export const CHANGE_MARKS: Readonly<Record<ChangeKind, { readonly tone: EnumTone; readonly glyph: string }>> =
  {
    new: { tone: 'green', glyph: '+' },
    changed: { tone: 'orange', glyph: '~' },
    deleted: { tone: 'red', glyph: '−' },
  };
