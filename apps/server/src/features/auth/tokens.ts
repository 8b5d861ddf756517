import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The secrets of a session. Only their hashes are stored. */
export type Tokens = { readonly access: string; readonly refresh: string };

const TOKEN_BYTES = 32;

export function createTokens(): Tokens {
  return { access: randomToken(), refresh: randomToken() };
}

export const createSalt = (): Buffer => randomBytes(TOKEN_BYTES);

/**
 * The tokens that follow a refresh token. The same refresh token shown again a moment later (by a
 * second tab, after a lost answer) gets the same ones, though none of them is stored.
 */
export function rotateTokens(refresh: string, salt: Buffer): Tokens {
  return { access: derive(refresh, salt, 'access'), refresh: derive(refresh, salt, 'refresh') };
}

/** A random token of 256 bits needs no slow hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const derive = (refresh: string, salt: Buffer, purpose: string): string =>
  createHmac('sha256', salt).update(`${purpose}:${refresh}`).digest('base64url');
