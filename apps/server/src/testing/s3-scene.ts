import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export type S3Scene = {
  /** The bucket as `FILES_URL` names it; `folder` inside it. */
  readonly url: (folder?: string, secret?: string) => string;
  /** Where the server keeps the bytes of a key. */
  readonly fileOf: (key: string) => string;
  readonly stop: () => Promise<void>;
  /** Again at the same address, with what it had. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const BUCKET = 'game';
/** The one account that the server knows. */
const ACCOUNT = 'S3RVER';

/** An S3 server with an empty bucket. */
export async function startS3(): Promise<S3Scene> {
  const folder = await mkdtemp(join(tmpdir(), 's3-'));
  let port = 0;
  let server: S3rver | null = null;

  async function start(): Promise<void> {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: folder,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    ({ port } = await server.run());
  }

  async function stop(): Promise<void> {
    await server?.close();
    server = null;
  }

  await start();
  return {
    url: (inside = '', secret = ACCOUNT) =>
      `s3://${ACCOUNT}:${secret}@127.0.0.1:${port}/${BUCKET}/${inside}?http=1`,
    fileOf: (key) => join(folder, BUCKET, `${key}._S3rver_object`),
    stop,
    start,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
