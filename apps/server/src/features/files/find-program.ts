/** How programs begin, whatever they are called. */
const BEGINNINGS: readonly (readonly [bytes: string, name: string])[] = [
  ['MZ', 'Windows'],
  ['\x7fELF', 'Linux'],
  ['\xfe\xed\xfa\xce', 'macOS'],
  ['\xfe\xed\xfa\xcf', 'macOS'],
  ['\xce\xfa\xed\xfe', 'macOS'],
  ['\xcf\xfa\xed\xfe', 'macOS'],
  ['\xca\xfe\xba\xbe', 'Java'],
  ['dex\n', 'Android'],
  ['\0asm', 'WebAssembly'],
  ['#!', 'script'],
  ['\xef\xbb\xbf#!', 'script'],
  ['<?php', 'PHP'],
];

const LONGEST = 8;

/** Which system would run these bytes as a program; null for anything else. */
export function findProgram(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, LONGEST);
  return BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
}
