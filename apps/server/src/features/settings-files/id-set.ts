const FIRST_CAPACITY = 1024;
/** Words of one entry. */
const WORDS = 2;
/** The highest load factor. */
const FULLEST = 0.75;

/** A set of texts, kept as fingerprints. */
export type IdSet = {
  readonly has: (id: string) => boolean;
  /** Adds a text; answers whether it was new. */
  readonly add: (id: string) => boolean;
};

/**
 * Remembers which record IDs were seen, in 11 to 22 bytes each whatever their length: fingerprints of 64 bits in an
 * open table. Two of a million IDs have the same one with a chance of 3 in 100 million.
 */
export function createIdSet(): IdSet {
  let table = new Uint32Array(FIRST_CAPACITY * WORDS);
  let size = 0;

  /** The slot of a fingerprint, or the empty slot where it belongs. Zeros are empty. */
  const placeOf = (words: Uint32Array, high: number, low: number): number => {
    const capacity = words.length / WORDS;
    let place = low % capacity;
    for (;;) {
      const at = place * WORDS;
      const isEmpty = words[at] === 0 && words[at + 1] === 0;
      if (isEmpty || (words[at] === high && words[at + 1] === low)) return at;
      place = (place + 1) % capacity;
    }
  };

  const grow = (): void => {
    const larger = new Uint32Array(table.length * 2);
    for (let at = 0; at < table.length; at += WORDS) {
      const [high = 0, low = 0] = [table[at], table[at + 1]];
      if (high === 0 && low === 0) continue;
      const place = placeOf(larger, high, low);
      larger[place] = high;
      larger[place + 1] = low;
    }
    table = larger;
  };

  const find = (id: string) => {
    const [high, low] = fingerprintOf(id);
    const at = placeOf(table, high, low);
    return { at, high, low, isThere: table[at] === high && table[at + 1] === low };
  };

  return {
    has: (id) => find(id).isThere,
    add: (id) => {
      const { at, high, low, isThere } = find(id);
      if (isThere) return false;
      table[at] = high;
      table[at + 1] = low;
      size += 1;
      if (size * WORDS > table.length * FULLEST) grow();
      return true;
    },
  };
}

/** 64 bits of a text (cyrb53's mixing, with nothing cut off), never both zero. */
export function fingerprintOf(text: string): readonly [high: number, low: number] {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return [a >>> 0, b >>> 0 || 1];
}
