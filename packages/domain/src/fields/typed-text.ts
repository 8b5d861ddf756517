const MINUS = /\u2212/g;
/** Calculators, chats and sheets put such marks around what is copied from them. */
const INVISIBLE = /\p{Cf}/gu;

/** A text as it was meant, whatever it was typed or copied with: full-width digits and signs are those of ASCII, and nothing is invisible. */
export function plainTyping(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(MINUS, '-').trim();
}

/** One spelling of line ends, whatever system a text was typed on. */
export function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
