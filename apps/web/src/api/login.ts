import { saveAccessToken } from './access-token.ts';
import { getJson, postJson } from './client.ts';
import { readCsrfToken } from './request-headers.ts';

type Credentials = { readonly username: string; readonly password: string };

export async function login(credentials: Credentials): Promise<void> {
  // A page that the server did not serve itself (development) has no token yet; any answer brings one.
  if (readCsrfToken() === '') await getJson('/versions/ping/remote-server').catch(() => undefined);
  const { accessToken } = await postJson<{ accessToken: string; expires_in: number }>(
    'auth/login',
    credentials,
  );
  saveAccessToken(accessToken);
}
