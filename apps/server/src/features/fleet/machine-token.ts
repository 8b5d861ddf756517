import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'qm_';
const SECRET_BYTES = 32;

/** The prefix lets secret scanners recognise a token that slipped into a repository. */
export function createMachineToken(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** A random token of 256 bits needs no slow hash. */
export function hashMachineToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
