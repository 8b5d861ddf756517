import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type HeadObjectCommandOutput,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { FileStoreError, FILES_MARK, isMissingFile, type FileStore, type StoredFile } from './file-store.ts';
import type { S3Address } from './files-url.ts';
import { PARTIAL } from './local-file-store.ts';
import { createS3Client, requestOf, type S3Waits } from './s3-client.ts';
import { explainS3 } from './s3-problems.ts';
import { sha256 } from './sha256.ts';

/** The hash of a file, kept beside it. */
const HASH_METADATA = 'sha256';
const HASH_HEADER = 'x-amz-content-sha256';

/** A bucket, or a folder of one. */
type Place = {
  readonly name: string;
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
};

type Body = Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>;

/**
 * A file store in a bucket of an S3-compatible server. Every upload is signed over the SHA-256 of its
 * bytes, so that the server refuses other ones; every download is compared with it.
 * @param spool folder of the local disk where a stream waits until its length and hash are known
 */
export function createS3FileStore(address: S3Address, spool: string, waits: S3Waits = {}): FileStore {
  const { bucket, prefix } = address;
  const name = `s3://${URL.parse(address.endpoint)?.host}/${bucket}/${prefix}`.replace(/\/$/, '');
  const place: Place = { name, client: createS3Client(address, waits), bucket, prefix };
  return {
    name,
    put: (key, content) =>
      content instanceof Readable ? putStream(place, key, content, spool) : putBytes(place, key, content),
    getStream: (key) => get(place, key),
    getBytes: async (key) => Buffer.concat(await (await get(place, key)).toArray()),
    exists: async (key) => (await head(place, key)) !== null,
    delete: (key) =>
      ask(place, key, async (at) => void (await place.client.send(new DeleteObjectCommand(at)))),
    list: () => list(place),
    // A bucket that keeps versions would keep every trial of a write.
    check: async () => void (await head(place, FILES_MARK)),
    getRecordedHash: async (key) => (await head(place, key))?.Metadata?.[HASH_METADATA] ?? null,
  };
}

type At = { readonly Bucket: string; readonly Key: string };

/** Calls the server about a key; what goes wrong is told with the store's name. */
async function ask<T>(
  { name, bucket, prefix }: Place,
  key: string,
  call: (at: At) => Promise<T>,
): Promise<T> {
  try {
    return await call({ Bucket: bucket, Key: prefix + key });
  } catch (problem) {
    throw explainS3(problem, name, key);
  }
}

async function get(place: Place, key: string): Promise<Readable> {
  const { client, name } = place;
  const { Body, Metadata } = await ask(place, key, (at) => client.send(new GetObjectCommand(at)));
  if (!(Body instanceof Readable))
    throw new FileStoreError(`The file store ${name} sent no bytes of ${key}.`);
  return verified(Body, { name, key, hash: Metadata?.[HASH_METADATA] ?? null });
}

/** Null where there is no such file. */
async function head(place: Place, key: string): Promise<HeadObjectCommandOutput | null> {
  try {
    return await ask(place, key, (at) => place.client.send(new HeadObjectCommand(at)));
  } catch (problem) {
    if (isMissingFile(problem)) return null;
    throw problem;
  }
}

async function* list({ client, name, bucket, prefix }: Place): AsyncGenerator<StoredFile> {
  try {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', Size = 0 } of Contents) yield { key: Key.slice(prefix.length), sizeBytes: Size };
  } catch (problem) {
    throw explainS3(problem, name, prefix);
  }
}

const putBytes = (place: Place, key: string, bytes: Uint8Array): Promise<void> =>
  put(place, key, { Body: bytes, ContentLength: bytes.byteLength }, sha256(bytes));

async function putStream(place: Place, key: string, content: Readable, spool: string): Promise<void> {
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const file = join(spool, `${randomUUID()}${PARTIAL}`);
  try {
    const hash = createHash('sha256');
    await pipeline(content, passing(hash), createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    // An empty stream has no length that a client sends.
    const body = size === 0 ? Buffer.alloc(0) : createReadStream(file);
    await put(place, key, { Body: body, ContentLength: size }, hash.digest('hex'));
  } finally {
    await rm(file, { force: true });
  }
}

async function put(place: Place, key: string, body: Body, hash: string): Promise<void> {
  await ask(place, key, (at) => {
    const command = new PutObjectCommand({ ...at, ...body, Metadata: { [HASH_METADATA]: hash } });
    // The signature covers the hash, also over TLS and for streams.
    command.middlewareStack.add(
      (next) => (args) => {
        requestOf(args).headers[HASH_HEADER] = hash;
        return next(args);
      },
      { step: 'build' },
    );
    return place.client.send(command);
  });
}

function passing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

type Origin = { readonly name: string; readonly key: string; readonly hash: string | null };

/** Passes the bytes on, and fails at the end if they are not those that were written. */
function verified(body: Readable, { name, key, hash }: Origin): Readable {
  const found = createHash('sha256');
  const checking = new Transform({
    transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
      found.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isSame = hash === null || found.digest('hex') === hash;
      done(
        isSame
          ? null
          : new FileStoreError(`The file store ${name} sent other bytes of ${key} than were written.`),
      );
    },
  });
  body.on('error', (problem) => checking.destroy(explainS3(problem, name, key)));
  checking.on('close', () => body.destroy());
  return body.pipe(checking);
}
