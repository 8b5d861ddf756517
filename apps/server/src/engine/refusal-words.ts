import { errorGist } from '@quartermaster/contract/errors/error-text';
import type { Language } from '@quartermaster/domain/core/language';

/** Why an act was refused, in the reader's language: the audit log keeps the code as its reason. */
export const refusalWords = (
  entry: { readonly outcome: string; readonly reason: string | null },
  language: Language,
): string | null =>
  entry.outcome === 'refused' && entry.reason !== null ? errorGist(entry.reason, language) : null;
