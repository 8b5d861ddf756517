import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const CURRENT_COST: Cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };

/** A salted hash in the PHC format, which carries its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, KEY_BYTES, CURRENT_COST);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(key)}`;
}

/**
 * Whether a password matches a hash. Takes equally long without a hash, so that timing does not reveal
 * whether an account exists.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = parseHash(hash ?? DECOY);
  const key = await deriveKey(password, parsed.salt, parsed.key.length, parsed.cost);
  return timingSafeEqual(key, parsed.key) && hash !== null;
}

/** A hash of no password, compared where there is no account. */
const DECOY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function deriveKey(password: string, salt: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  // The same characters may reach us composed or not, depending on the keyboard.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost });
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function parseHash(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (match === null) throw new Error('A stored password hash has an unknown format.');
  const [, memory, passes, parallelism, salt, key] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt ?? '', 'base64'),
    key: Buffer.from(key ?? '', 'base64'),
  };
}
