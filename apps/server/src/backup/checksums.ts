import { createHash } from 'node:crypto';

export const checksumOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** One checksum over the names and checksums of all entries, in the order of the archive. */
export const checksumOfAll = (checksums: Readonly<Record<string, string>>): string =>
  checksumOf(
    Object.entries(checksums)
      .map(([name, checksum]) => `${name} ${checksum}\n`)
      .join(''),
  );
