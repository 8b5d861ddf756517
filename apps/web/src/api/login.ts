import { saveAccessToken } from './access-token.ts';
import { postJson } from './client.ts';

export type Credentials = { readonly username: string; readonly password: string };

export async function login(credentials: Credentials): Promise<void> {
  const { accessToken } = await postJson<{ accessToken: string; expires_in: number }>(
    'auth/login',
    credentials,
  );
  saveAccessToken(accessToken);
}
