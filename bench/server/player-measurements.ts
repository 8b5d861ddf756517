import { invitePlayers, PLAYERS } from './bench-players.ts';
import { ADMIN, ENVIRONMENT, type BenchScene } from './bench-scene.ts';
import { measure, signIn, type LoadRequest, type LoadResult, type Target } from './load.ts';
import { startProcess } from './start-process.ts';
import { milliseconds, perSecond, type BenchRow } from './table.ts';

const SAMPLES = 200;

/** Finding and opening players among many over HTTP, beside the bare server on the same rows. */
export async function measurePlayers(scene: BenchScene): Promise<readonly BenchRow[]> {
  const rate = await invitePlayers(scene);
  const samples = await takeSamples(scene);
  const env = { DATABASE_URL: scene.databaseUrl, DATA_DIR: scene.dataDir, BRANCH: String(scene.branchId) };
  const floor = await startProcess('floor-server.ts', env);
  const product = await startProcess('product-server.ts', env);
  try {
    const target = await signIn(product.origin, ADMIN);
    return [
      {
        measure: `players invented and written, ${PLAYERS}`,
        figure: perSecond(rate),
        floor: '',
        target: '',
      },
      ...(await measureSearches(target, { origin: floor.origin, headers: {} }, samples)),
    ];
  } finally {
    await Promise.all([floor.stop(), product.stop()]);
  }
}

type Samples = Readonly<
  Record<'id' | 'name' | 'prefix' | 'inside' | 'device' | 'order' | 'guild', readonly string[]>
>;

/** Some thousands of players, wherever they are: among millions, looking at all of them takes minutes. */
const SAMPLED = `tablesample system (${Math.min(100, (SAMPLES * 2000) / PLAYERS)}) repeatable (7)`;

/** Texts that lead to players all over the store; insides of names are shared by thousands. */
async function takeSamples({ database }: BenchScene): Promise<Samples> {
  const { rows } = await database.query<{ id: number; name: string; device: string }>(
    `select account_id as id, name, substr((select handle from unnest(handles) as handle where handle like 'device:%'), 8) as device
       from player.account ${SAMPLED} order by hashint4(account_id) limit ${SAMPLES}`,
  );
  const column = async (sql: string): Promise<readonly string[]> => {
    const found = await database.query<{ text: string }>(`${sql} limit ${SAMPLES}`);
    return found.rows.map(({ text }) => text);
  };
  const names = rows.map(({ name }) => name);
  return {
    id: rows.map(({ id }) => String(id)),
    name: names,
    prefix: names.map((name) =>
      Array.from(name)
        .slice(0, isLatin(name) ? 4 : 2)
        .join(''),
    ),
    inside: names.map((name) =>
      Array.from(name)
        .slice(1, isLatin(name) ? 5 : 3)
        .join(''),
    ),
    device: rows.map(({ device }) => device),
    order: await column(
      `select number as text from player.order_number ${SAMPLED} where issuer = 'order' order by hashtext(number)`,
    ),
    guild: await column('select name as text from player.guild order by name_key'),
  };
}

const isLatin = (name: string): boolean => /^[\x20-\x7e]/.test(name);

/** Asks for each of these in turn. */
function inTurn(texts: readonly string[], pathOf: (text: string) => string): () => LoadRequest {
  let turn = 0;
  return () => {
    turn += 1;
    return { method: 'GET', path: pathOf(encodeURIComponent(texts[turn % texts.length] ?? '')) };
  };
}

const SEARCHES = [
  { key: 'id', name: 'player by number', by: 'any', floor: '/player/' },
  { key: 'name', name: 'player by whole name', by: 'any', floor: null },
  { key: 'prefix', name: 'players by the beginning of a name', by: 'any', floor: '/players-from/' },
  { key: 'inside', name: 'players by the inside of a name', by: 'any', floor: null },
  { key: 'device', name: 'player by device', by: 'any', floor: null },
  { key: 'order', name: 'player by order', by: 'any', floor: null },
  { key: 'guild', name: 'players of a guild', by: 'guild', floor: null },
] as const;

async function measureSearches(
  target: Target,
  floor: Target,
  samples: Samples,
): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  const players = `/api/v1/environments/${ENVIRONMENT}/players`;
  for (const { key, name, by, floor: bare } of SEARCHES) {
    const texts = samples[key];
    const found = await measure(
      target,
      inTurn(texts, (text) => `${players}?by=${by}&q=${text}`),
    );
    const least =
      bare === null
        ? null
        : await measure(
            floor,
            inTurn(texts, (text) => `${bare}${text}`),
          );
    rows.push(row(name, found, least, 'p99 < 50 ms'));
  }
  return [...rows, ...(await measurePages(target, floor, samples.id))];
}

const PAGES = [
  { path: '', name: 'what a player’s page opens with' },
  { path: '/timeline', name: 'a player’s timeline' },
] as const;

/** One player after another: what is read of each is not in memory yet. */
async function measurePages(target: Target, floor: Target, ids: Samples['id']): Promise<readonly BenchRow[]> {
  const least = await measure(
    floor,
    inTurn(ids, (id) => `/player/${id}`),
  );
  const rows: BenchRow[] = [];
  for (const { path, name } of PAGES) {
    const players = `/api/v1/environments/${ENVIRONMENT}/servers/1/players`;
    const page = inTurn(ids, (id) => `${players}/${id}${path}`);
    rows.push(row(name, await measure(target, page), least, 'p50 < 30 ms'));
  }
  return rows;
}

function row(name: string, result: LoadResult, floor: LoadResult | null, target: string): BenchRow {
  const figure = ({ p50, p99, perSecond: rate }: LoadResult): string =>
    `${milliseconds(p50)} (p99 ${milliseconds(p99)}), ${perSecond(rate)} at 16`;
  return { measure: name, figure: figure(result), floor: floor === null ? '' : figure(floor), target };
}
