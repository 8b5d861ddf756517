import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CreatedMachineToken } from '@quartermaster/contract/http/game';
import type { PlayerSearchAnswer } from '@quartermaster/contract/http/player-search';
import { joinRunningDatabase } from '../../../apps/server/src/db/open-database.ts';
import { readSettings } from '../../../apps/server/src/platform/settings.ts';
import { TABLES } from '../../../apps/server/src/players/population/tables.ts';
import type { Api } from '../api.ts';
import { ENVIRONMENT } from '../writers.ts';
import { createPlayerModel, type PlayerModel } from './player-model.ts';

const PROGRAM = join(import.meta.dirname, '../../../tools/players.ts');
/** So few that writers often meet at the same player. */
const SUBJECTS = 60;

/** Fills the environment with players by `tools/players.ts`. */
export async function inventPlayers(api: Api, dataDir: string, count: number): Promise<PlayerModel> {
  await removeDemoPlayers(dataDir);
  const args = [PROGRAM, `--count=${count}`, `--environment=${ENVIRONMENT}`];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
  const place = `environments/${ENVIRONMENT}`;
  const query = `status=active&sort=account_id&limit=${SUBJECTS}`;
  const { data } = await api.get<PlayerSearchAnswer>(`${place}/players?${query}`);
  const { token } = await api.send<CreatedMachineToken>('POST', `${place}/machine-tokens`, { name: 'Trial' });
  const subjects = data.map(({ server_id: server, account_id: account }) => ({ server, account }));
  return createPlayerModel({ subjects, gameToken: token });
}

/** Removes players that the demo game may have made: the program only fills an environment without players. */
async function removeDemoPlayers(dataDir: string): Promise<void> {
  const opened = await joinRunningDatabase(readSettings({ DATA_DIR: dataDir }));
  if (opened === null) throw new Error('The product does not run.');
  for (const table of [...Object.keys(TABLES), 'order_number'])
    await opened.database.query(
      `delete from player.${table} where server in (
         select server.id from player.server join environment on environment.id = environment_id where key = $1)`,
      [ENVIRONMENT],
    );
  await opened.close();
}
