/** An S3-compatible store, as `FILES_URL` names it. */
export type S3Address = {
  readonly endpoint: string;
  readonly bucket: string;
  /** In front of every key: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Null: the AWS environment variables, profile or role are used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

/** What an address looks like, for the settings and for commands. */
export const FILES_URL_FORM = 's3://KEY:SECRET@HOST:PORT/BUCKET?region=REGION';

const OPTIONS: ReadonlySet<string> = new Set(['region', 'http']);
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads `s3://[KEY:SECRET@]HOST[:PORT]/BUCKET[/PREFIX][?region=REGION][&http=1]`; null where it is none.
 * Key and secret are percent-encoded; `http=1` uses plain HTTP, anything else TLS.
 */
export function parseFilesUrl(text: string): S3Address | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.hostname === '' || url.hash !== '') return null;
  const [bucket = '', ...folders] = url.pathname.split('/').slice(1);
  const prefix = folders.filter((folder) => folder !== '').join('/');
  const http = url.searchParams.get('http') ?? '0';
  const isKnown = [...url.searchParams.keys()].every((option) => OPTIONS.has(option));
  const credentials = readCredentials(url);
  if (bucket === '' || !isKnown || !['0', '1'].includes(http) || credentials === undefined) return null;
  return {
    endpoint: `${http === '1' ? 'http' : 'https'}://${url.host}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    credentials,
  };
}

/** Both or neither; undefined where one is missing or not well encoded. */
function readCredentials({ username, password }: URL): S3Address['credentials'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
