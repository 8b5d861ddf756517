import { dropAccessToken } from './access-token.ts';
import { deleteJson } from './client.ts';

/** Ends the session here even when the server cannot be told. */
export async function logout(): Promise<void> {
  try {
    await deleteJson('auth/logout');
  } finally {
    dropAccessToken();
  }
}
