import { copyRows } from '../../apps/server/src/db/copy-rows.ts';
import { findStanding, insertBatch } from '../../apps/server/src/features/redemption-codes/batches.repo.ts';
import { drawCodes } from '../../apps/server/src/features/redemption-codes/draw-codes.ts';
import { createRedemptionJobs } from '../../apps/server/src/features/redemption-codes/index.ts';
import { findEnvironment } from './bench-players.ts';
import type { BenchScene } from './bench-scene.ts';
import { timed } from './memory.ts';
import { seconds, type BenchRow } from './table.ts';

/** `BENCH_CODES` names another number. */
const CODES = Number(process.env['BENCH_CODES'] ?? 1_000_000);
const LENGTH = 12;
const BATCH_ID = 1;

const TERMS = {
  codeType: 'unique',
  sharedCode: null,
  prefix: '',
  codeLength: LENGTH,
  quantity: CODES,
  perUserLimit: 1,
  exclusiveGroup: null,
  rewards: [{ asset_kind: 'gem', target_id: null, amount: 100 }],
  serverIds: [],
  platforms: [],
} as const;

/** A million redemption codes, beside a bare COPY of codes that are ready into the same indexed table. */
export async function measureCodes(scene: BenchScene): Promise<readonly BenchRow[]> {
  const { database } = scene;
  const environmentId = await findEnvironment(database);
  const floor = await timeCopy(scene, environmentId);
  await insertBatch(database, { environmentId, batchId: BATCH_ID }, TERMS, null);
  const [job] = createRedemptionJobs({ database });
  const drawn = await timed(async () => job?.run({}));
  const standing = await findStanding(database, environmentId, BATCH_ID);
  if (standing?.isGenerated !== true) throw new Error(`There are ${standing?.generated} codes.`);
  return [
    {
      measure: `${CODES} redemption codes drawn and written`,
      figure: `${seconds(drawn.time)}, memory +${drawn.megabytes.toFixed(0)} MB`,
      floor: `${seconds(floor)} COPY`,
      target: '< 20 s, flat memory',
    },
  ];
}

async function timeCopy({ database }: BenchScene, environmentId: number): Promise<number> {
  const codes = [...drawCodes(CODES, '', LENGTH)];
  const rows = codes.map((code, index) => [0, index + 1, environmentId, code] as const);
  const { time } = await timed(() =>
    database.transaction((tx) =>
      copyRows(tx, 'redemption_code', ['batch', 'no', 'environment_id', 'code'], rows),
    ),
  );
  await database.query('truncate redemption_code');
  return time;
}
