import type { BenchScene } from './bench-scene.ts';
import { ENVIRONMENT, VERSION } from './bench-scene.ts';
import { seconds, type BenchRow } from './table.ts';

/** Copies the version with everything in it. */
export async function measureClone({ services }: BenchScene): Promise<readonly BenchRow[]> {
  const start = performance.now();
  const from = { env: ENVIRONMENT, version: VERSION };
  await services.environments.createVersion(ENVIRONMENT, { name: '2.0.0', from }, { accountId: null });
  const figure = seconds(performance.now() - start);
  return [
    { measure: 'clone of a version of 100,000 records', figure, floor: '', target: '< 5 s for 150,000' },
  ];
}
