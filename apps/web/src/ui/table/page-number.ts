/** A number from 1 on, as addresses write it: `page=2`; null: it is none. */
export function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The page that an address names, else the first. */
export const pageNumber = (text: string | undefined): number => wholeNumber(text) ?? 1;
