import { createHash } from 'node:crypto';

/*
 * An archive has bytes that no checksum of its own covers: names, times, the index at its end. So the comment that
 * ends it holds the sha256 of everything before.
 */

const SEAL_NAME = 'quartermaster settings sha256 ';
const DIGEST_CHARACTERS = 64;

/** The comment to end an archive with, before its digest is known. */
export const OPEN_SEAL = SEAL_NAME + '0'.repeat(DIGEST_CHARACTERS);

/** Passes an archive through and puts the digest into its comment. */
export async function* sealed(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const body = createBody();
  for await (const chunk of archive) yield body.push(chunk);
  yield Buffer.from(body.end().digest);
}

/** Whether an archive is as it was sealed. */
export async function isSealed(archive: AsyncIterable<Uint8Array>): Promise<boolean> {
  const body = createBody();
  for await (const chunk of archive) body.push(Buffer.from(chunk));
  const { digest, tail } = body.end();
  return tail.toString('latin1') === digest;
}

/** Hashes everything except the last characters, which hold the digest itself. */
function createBody() {
  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  return {
    push(chunk: Buffer): Buffer {
      const all = Buffer.concat([tail, chunk]);
      const head = all.subarray(0, Math.max(0, all.length - DIGEST_CHARACTERS));
      tail = all.subarray(head.length);
      hash.update(head);
      return head;
    },
    end: () => ({ digest: hash.digest('hex'), tail }),
  };
}
