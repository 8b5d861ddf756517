import { FileStoreError } from './file-store.ts';
import { PlainError } from './plain-error.ts';
import type { Settings } from './settings.ts';

type Place = Partial<Pick<Settings, 'host' | 'port' | 'databaseUrl'>>;
type Problem = NodeJS.ErrnoException & { readonly hostname?: string };
type Explanation = (place: Place, problem: Problem) => string;

/** Where the database is, without user and password. */
function databaseServer({ databaseUrl = null }: Place): string {
  const url = databaseUrl === null ? null : URL.parse(databaseUrl);
  if (url === null) return 'The database server';
  // As the driver reads it: a folder or another host may be given behind the question mark.
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = url.port || url.searchParams.get('port') || '5432';
  return `The database server ${host === '' ? 'localhost' : host}:${port} of DATABASE_URL`;
}

const databaseName = ({ databaseUrl = null }: Place): string =>
  URL.parse(databaseUrl ?? '')?.pathname.slice(1) ?? '';
const databaseRole = ({ databaseUrl = null }: Place): string => URL.parse(databaseUrl ?? '')?.username ?? '';

const noAnswer: Explanation = (place) =>
  `${databaseServer(place)} does not answer: start it, or correct DATABASE_URL.`;
const distrusted: Explanation = (_place, { message }) =>
  `The certificate of the database server is not trusted (${message}): name its authority by sslrootcert in DATABASE_URL, or by NODE_EXTRA_CA_CERTS.`;
const fullDisk = (what: string): Explanation => {
  const sentence = `${what} make room and start again. Nothing that was saved is lost.`;
  return () => sentence;
};
const noFolder: Explanation = (_place, { path, message }) =>
  `A folder is needed where a file is (${path ?? message}): set DATA_DIR to a folder.`;
const wrongCommand: Explanation = (_place, { message }) => `The command was not understood: ${message}.`;

/** An unknown host name is that of the console or that of the database. */
const unknownHost: Explanation = (place, { hostname = '' }) =>
  hostname !== '' && hostname === place.host
    ? `The name ${hostname} in HOST is not known: set HOST to an address of this machine, such as 127.0.0.1.`
    : `The host ${hostname} of DATABASE_URL is not known: correct it, or check the name server.`;

/** Of `mkdir`: the parent folder is missing, or cannot be written. */
const noParent: Explanation = (_place, { path, message }) =>
  `The folder ${path ?? message} cannot be made: make it yourself, or set DATA_DIR to a folder that can be written.`;

const forbidden: Explanation = ({ port, host }, { syscall, path, message }) =>
  syscall === 'listen'
    ? `Port ${port} of ${host} may not be used by this user: set PORT to one above 1023.`
    : `This user may not use ${path ?? message}: change its owner or its rights, or choose another place.`;

/** System codes and SQLSTATEs that a person at the terminal can do something about. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is already in use: stop what uses it, or set PORT to another one.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one of its own.`,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: noFolder,
  ENOSPC: fullDisk('The disk is full:'),
  EDQUOT: fullDisk('The disk quota is used up:'),
  EROFS: (_place, { path = 'the disk' }) =>
    `Nothing can be written to ${path}, which is read-only: set DATA_DIR to a folder that can be written.`,
  '53100': fullDisk('The disk of the database is full:'),
  '53300': (place) =>
    `${databaseServer(place)} has no connection left: a console needs about 40; raise max_connections, or end others.`,
  '57P03': (place) => `${databaseServer(place)} is starting or stopping: start the console when it is ready.`,
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': (place) => `${databaseServer(place)} refuses the user ${databaseRole(place)} or its password.`,
  '28000': (place) => `${databaseServer(place)} does not admit the user ${databaseRole(place)} from here.`,
  '3D000': (place) =>
    `The database ${databaseName(place)} of DATABASE_URL does not exist: create it, or correct the name.`,
  '42501': (place, { message }) =>
    `The role ${databaseRole(place)} of DATABASE_URL lacks a right (${message}): make it the owner of its database.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: distrusted,
  SELF_SIGNED_CERT_IN_CHAIN: distrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: distrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: distrusted,
  CERT_HAS_EXPIRED: distrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: distrusted,
  ERR_PARSE_ARGS_UNKNOWN_OPTION: wrongCommand,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: wrongCommand,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: wrongCommand,
};

/** A host that takes the connection, or nothing at all, and says no word. */
const SILENT_SERVER =
  /^(Connection terminated due to connection timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated unexpectedly)$/;

/** What to tell the person when a start fails: one sentence, or null for an unexpected problem. */
export function explainProblem(problem: unknown, settings: Place | null): string | null {
  if (problem instanceof PlainError || problem instanceof FileStoreError) return problem.message;
  if (!(problem instanceof Error)) return null;
  const found: Problem = problem;
  const place = settings ?? {};
  // The socket of a server on this host, which is a file.
  if (found.code === 'ENOENT' && found.syscall === 'connect') return noAnswer(place, found);
  if (found.code === 'ENOENT' && found.syscall === 'mkdir') return noParent(place, found);
  // The driver gives these no code.
  if (typeof place.databaseUrl === 'string' && SILENT_SERVER.test(found.message))
    return noAnswer(place, found);
  if (found.code === 'EEXIST' && found.syscall === 'mkdir') return noFolder(place, found);
  return EXPLANATIONS[found.code ?? '']?.(place, found) ?? null;
}
