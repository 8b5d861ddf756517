import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ENVIRONMENTS } from '@quartermaster/domain/demo/demo-environments';
import * as z from 'zod';
import type { Settings } from '../../platform/settings.ts';
import type { EnvironmentsService } from '../environments/index.ts';
import type { MachineTokensService } from '../fleet/index.ts';

/** The machine token of the demo's game server in each environment. */
const demoTokens = z.record(z.string(), z.string());

type DemoTokens = z.infer<typeof demoTokens>;

type TokenDependencies = {
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly machineTokens: MachineTokensService;
  readonly environments: Pick<EnvironmentsService, 'list'>;
};

const fileOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'demo-game-tokens.json');

/** Creates the tokens of the demo's game servers and keeps them where only we can read them. */
export async function keepDemoTokens({
  settings,
  machineTokens,
  environments,
}: TokenDependencies): Promise<void> {
  if ((await readDemoTokens(settings)) !== null) return;
  const tokens: Record<string, string> = {};
  const existing = new Set((await environments.list()).map(({ key }) => key));
  for (const { key } of DEMO_ENVIRONMENTS.filter(({ key: demo }) => existing.has(demo))) {
    tokens[key] = (await machineTokens.create(key, 'Demo game server', { accountId: null })).token;
  }
  const file = fileOf(settings);
  await writeFile(`${file}.partial`, JSON.stringify(tokens), { mode: 0o600 });
  await rename(`${file}.partial`, file);
}

/** Null where no demo game was loaded. */
export async function readDemoTokens(settings: Pick<Settings, 'dataDir'>): Promise<DemoTokens | null> {
  try {
    return demoTokens.parse(JSON.parse(await readFile(fileOf(settings), 'utf8')));
  } catch {
    return null;
  }
}
