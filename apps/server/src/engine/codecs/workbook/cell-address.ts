const LETTERS = 26;
const [A, Z] = ['A'.charCodeAt(0), 'Z'.charCodeAt(0)];

/** `A` for column 0, `AB` for column 27. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(A + ((rest - 1) % LETTERS)) + letters;
  return letters;
}

/** The column of an address such as `AB12`, from 0; null when it names none. */
export function columnOf(address: string): number | null {
  let column = 0;
  for (let place = 0; place < address.length; place += 1) {
    const code = address.charCodeAt(place);
    if (code < A || code > Z) break;
    column = column * LETTERS + (code - A + 1);
  }
  return column === 0 ? null : column - 1;
}
