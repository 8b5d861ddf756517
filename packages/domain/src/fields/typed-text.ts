const MINUS = /\u2212/g;

/** A text as it was meant, whatever the keyboard: full-width digits and signs are those of ASCII. */
export function plainTyping(text: string): string {
  return text.normalize('NFKC').replace(MINUS, '-').trim();
}
