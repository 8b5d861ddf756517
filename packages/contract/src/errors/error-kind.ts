import { localized, type Localized } from '@quartermaster/domain/core/language';

/** HTTP status and text of an error. `{name}` in a text stands for the parameter of that name. */
export type ErrorKind = { readonly status: number; readonly text: Localized };

/** An error with its text in English, Traditional Chinese and Japanese. */
export const errorKind = (status: number, ...texts: Parameters<typeof localized>): ErrorKind => ({
  status,
  text: localized(...texts),
});
