import { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from './files-url.ts';

/** Waits that tell a store that is away from one that is slow. */
const CONNECT_MILLISECONDS = 5_000;
const ANSWER_MILLISECONDS = 30_000;
const IDLE_MILLISECONDS = 60_000;
const ATTEMPTS = 3;

export type S3Waits = { readonly answerMilliseconds?: number };

/** Talks to the server of an address; what it cannot do it tells after three attempts. */
export function createS3Client(
  { endpoint, region, credentials, bucket }: S3Address,
  waits: S3Waits,
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials === null ? {} : { credentials }),
    // Servers at an address of their own know no host name for each bucket.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Older servers refuse trailing checksums; the signature is over the hash already.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: waits.answerMilliseconds ?? ANSWER_MILLISECONDS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MILLISECONDS,
    },
  });
  // Some servers sign the address of a bucket without the slash that this client puts at its end.
  client.middlewareStack.add(
    (next) => (args) => {
      const request = requestOf(args);
      if (request.path === `/${bucket}/`) request.path = `/${bucket}`;
      return next(args);
    },
    { step: 'build' },
  );
  return client;
}

type Request = { readonly headers: Record<string, string>; path: string };

/** The HTTP request that a step of the client is about to send. */
export const requestOf = (args: object): Request => (args as { readonly request: Request }).request;
