/** The characters that a legacy encoding writes with the two-byte codes of a range. */
function charactersOf(encoding: 'big5' | 'shift_jis', first: number, last: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let code = first; code <= last; code += 1) {
    const text = decoder.decode(Uint8Array.of(code >> 8, code & 0xff));
    if (text.length === 1 && text !== '\ufffd') characters.add(text);
  }
  return characters;
}

/** What Traditional Chinese is written with. */
export const BIG5: ReadonlySet<string> = charactersOf('big5', 0xa1_40, 0xf9_fe);

/** The everyday kanji of Japanese: level 1 of JIS X 0208. */
export const JIS_LEVEL_1: ReadonlySet<string> = charactersOf('shift_jis', 0x88_9f, 0x98_72);
