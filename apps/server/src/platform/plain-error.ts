/** An error whose message is one whole sentence for the person at the terminal; no stack is shown. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
