import { FileStoreError } from './file-store.ts';

/** What an error of the client may carry: a name, a system's code, the status of the answer. */
type Told = {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
};

const NO_FILE = new Set(['NoSuchKey', 'NotFound']);

/** Sentences for what a person can do something about, by the name that servers give it. */
const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no such bucket',
  InvalidAccessKeyId: 'does not know the access key',
  SignatureDoesNotMatch: 'refuses the secret',
  AccessDenied: 'refuses access',
  Forbidden: 'refuses access',
  CredentialsProviderError: 'got no credentials: put them into the address or into AWS’s variables',
};

/**
 * Converts an error of the S3 client into one of the file store: `ENOENT` for a missing file,
 * otherwise a sentence with the name of the store. Errors from elsewhere are returned unchanged.
 */
export function explainS3(problem: unknown, store: string, key: string): Error {
  if (problem instanceof FileStoreError) return problem;
  const { name = '', code = '', message = '', $metadata } = problem as Told;
  const status = $metadata?.httpStatusCode;
  if (NO_FILE.has(name)) {
    const missing: NodeJS.ErrnoException = new Error(`The file store ${store} has no ${key}.`, {
      cause: problem,
    });
    missing.code = 'ENOENT';
    return missing;
  }
  const refusal = REFUSALS[name] ?? (status === 403 ? 'refuses access' : undefined);
  if (refusal !== undefined)
    return new FileStoreError(`The file store ${store} ${refusal}.`, { cause: problem });
  const reason = code === '' ? (message || name).replace(/\.+$/, '') : code;
  return new FileStoreError(`The file store ${store} is not reachable: ${reason}.`, { cause: problem });
}
