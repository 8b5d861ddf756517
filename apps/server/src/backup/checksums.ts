import { sha256 } from '../platform/sha256.ts';

export const checksumOf = (content: Buffer | string): string => sha256(content);

/** One checksum over the names and checksums of all entries, in the order of the archive. */
export const checksumOfAll = (checksums: Readonly<Record<string, string>>): string =>
  checksumOf(
    Object.entries(checksums)
      .map(([name, checksum]) => `${name} ${checksum}\n`)
      .join(''),
  );
