import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CreatedMachineToken } from '@quartermaster/contract/http/game';
import type { PlayerSearchAnswer } from '@quartermaster/contract/http/player-search';
import type { Api } from '../api.ts';
import { ENVIRONMENT } from '../writers.ts';
import { createPlayerModel, type PlayerModel } from './player-model.ts';

const PROGRAM = join(import.meta.dirname, '../../../tools/players.ts');
/** So few that writers often meet at the same player. */
const SUBJECTS = 60;

/** Fills the environment with players, as anybody would who tries things out. */
export async function inventPlayers(api: Api, dataDir: string, count: number): Promise<PlayerModel> {
  const args = [PROGRAM, `--count=${count}`, `--environment=${ENVIRONMENT}`];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
  const place = `environments/${ENVIRONMENT}`;
  const query = `status=active&sort=account_id&limit=${SUBJECTS}`;
  const { data } = await api.get<PlayerSearchAnswer>(`${place}/players?${query}`);
  const { token } = await api.send<CreatedMachineToken>('POST', `${place}/machine-tokens`, { name: 'Trial' });
  const subjects = data.map(({ server_id: server, account_id: account }) => ({ server, account }));
  return createPlayerModel({ subjects, gameToken: token });
}
