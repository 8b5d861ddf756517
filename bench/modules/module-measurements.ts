import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { startProduct, type Product } from '../../e2e/torture/product.ts';
import { ADMIN, type BenchScene } from '../server/bench-scene.ts';
import { signIn } from '../server/load.ts';
import { seconds, type BenchRow } from '../server/table.ts';
import {
  HOME,
  LIST,
  measureKeys,
  measureList,
  measureScripts,
  type ScriptLoad,
} from './browser-measurements.ts';
import { copyCheckout } from './copy-checkout.ts';
import { FULL_COUNT, generateModules } from './generate-modules.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

const PORT = 18_490;
const PASSWORD = 'a long bench password';
const MENU =
  '{ menu { platform env platformName groups { key title icon items { key to name title icon } } } }';

/** The console with as many modules as it will have: a copy of the checkout, filled up with generated ones. */
export async function measureModules(scene: BenchScene): Promise<readonly BenchRow[]> {
  const { root, remove } = await copyCheckout();
  const dataDir = await createOwnedFolder('quartermaster-bench-full-');
  try {
    const count = await generateModules(root);
    if (count < FULL_COUNT) throw new Error(`Only ${count} modules`);
    return [typeCheck(root), ...(await measureDemo(root, dataDir)), ...(await measureLongList(root, scene))];
  } finally {
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    await remove();
  }
}

const row = (measure: string, figure: string, target: string, floor = ''): BenchRow => ({
  measure: `${measure}, ${FULL_COUNT} modules`,
  figure,
  floor,
  target,
});

function typeCheck(root: string): BenchRow {
  const start = performance.now();
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Generated definitions have left out some of what their files prepare.
  const options = ['--noEmit', '--noUnusedLocals', 'false', '-p', 'packages/domain'];
  const run = spawnSync(process.execPath, [tsc, ...options], { cwd: root });
  if (run.status !== 0) throw new Error(`The copy does not type-check:\n${run.stdout.toString()}`);
  return row('type check of the registry', seconds(performance.now() - start), '< 10 s');
}

/** On its own database with the demo game: starting, the menu, the largest form. */
async function measureDemo(root: string, dataDir: string): Promise<readonly BenchRow[]> {
  const options = { root, dataDir, port: PORT, password: PASSWORD };
  await (await startProduct(options)).stop();
  const start = performance.now();
  const product = await startProduct(options);
  const ready = seconds(performance.now() - start);
  try {
    const keys = await measureKeys({ url: product.url, username: 'admin', password: PASSWORD });
    return [
      row('ready on existing data', ready, '< 3 s'),
      row('menu and who I am, gzip', await menuSize(product), '< 60 KB'),
      row(
        'key to paint in the largest form, 4 × CPU slowdown, p50',
        `${keys.form.toFixed(0)} ms`,
        '< 40 ms',
        `${keys.floor.toFixed(0)} ms: a page of one input`,
      ),
      row(
        'arrow key to paint in a list of 100 records, 4 × CPU slowdown, p50',
        `${keys.list.toFixed(0)} ms`,
        '< 100 ms',
      ),
    ];
  } finally {
    await product.stop();
  }
}

async function menuSize({ url }: Product): Promise<string> {
  const { headers } = await signIn(url, { username: 'admin', password: PASSWORD });
  const ask = async (path: string, body?: object): Promise<Buffer> => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const answers = [await ask('/graphql', { query: MENU }), await ask('/api/v1/auth/me')];
  return kilobytes(answers.reduce((sum, answer) => sum + gzipSync(answer).length, 0));
}

/** On the database of this bench: a list of 100,000 records in the browser. */
async function measureLongList(root: string, scene: BenchScene): Promise<readonly BenchRow[]> {
  const { dataDir, databaseUrl } = scene;
  const env = { DATABASE_URL: databaseUrl };
  const product = await startProduct({ root, dataDir, port: PORT, password: PASSWORD, env });
  try {
    const visitor = { url: product.url, ...ADMIN };
    const time = await measureList(product.url);
    return [
      row('scripts of the first screen, gzip', loadOf(await measureScripts(visitor, root, HOME)), '< 400 KB'),
      row('scripts up to a list, gzip', loadOf(await measureScripts(visitor, root, LIST)), '< 520 KB'),
      row('warm login to a visible list of 100,000', `${time.toFixed(0)} ms`, '< 800 ms'),
    ];
  } finally {
    await product.stop();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

const loadOf = ({ files, gzipBytes }: ScriptLoad): string => `${kilobytes(gzipBytes)}, ${files} files`;
