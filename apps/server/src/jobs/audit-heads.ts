import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database, Queryable } from '../db/database.ts';

/** The head of the staff log's chain as it was once, kept outside of the database. */
export type KeptHead = { readonly link: number; readonly hash: string };

const LINE = /^\S+ (\d{1,15}) ([0-9a-f]{64})$/gm;

export const headsFileIn = (dataDir: string): string => join(dataDir, 'audit-heads.log');

/** Appends the chain's head to a file whenever it is another one, with the time. */
export function createHeadKeeper(database: Database, file: string): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const { rows } = await database.query<KeptHead & { at: Date }>(
      `select id as link, encode(chain_hash, 'hex') as hash, sealed_at as at
       from audit_seal order by id desc limit 1`,
    );
    const head = rows[0];
    if (head === undefined || head.hash === last) return;
    last ??= (await readKeptHeads(file)).at(-1)?.hash ?? null;
    if (head.hash !== last) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, `${head.at.toISOString()} ${head.link} ${head.hash}\n`, { mode: 0o600 });
    }
    last = head.hash;
  };
}

/** The heads of a file, the oldest first; a line that a crash cut off is none. No file: no heads. */
export async function readKeptHeads(file: string): Promise<readonly KeptHead[]> {
  const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return '';
    throw problem;
  });
  return [...text.matchAll(LINE)].map(([, link, hash = '']) => ({ link: Number(link), hash }));
}

/** The kept heads that are not the chain's links any more: it was cut or rewritten. */
export async function findLostHeads(db: Queryable, heads: readonly KeptHead[]): Promise<readonly KeptHead[]> {
  const { rows } = await db.query<KeptHead>(
    `select kept.link, kept.hash from unnest($1::bigint[], $2::text[]) as kept (link, hash)
     where not exists (select from audit_seal s where s.id = kept.link and s.chain_hash = decode(kept.hash, 'hex'))
     order by kept.link`,
    [heads.map(({ link }) => link), heads.map(({ hash }) => hash)],
  );
  return rows;
}
