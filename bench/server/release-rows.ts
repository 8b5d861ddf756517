import { inLane } from '../../apps/server/src/db/lanes.ts';
import type { BenchScene } from './bench-scene.ts';
import { measureReleases } from './release-measurements.ts';
import { milliseconds, seconds, type BenchRow } from './table.ts';

/** Review, publish, roll-back and copy as lines of the table. */
export async function measureReleaseRows({ services }: BenchScene): Promise<readonly BenchRow[]> {
  // As the calls of the console do it: on a busy machine a review of 150,000 new records outlasts the limit of others.
  const { records, changes, diff, check, publish, rollBack, copy } = await inLane('heavy', () =>
    measureReleases(services),
  );
  const line = (measure: string, figure: string, target: string): BenchRow => ({
    measure,
    figure,
    floor: '',
    target,
  });
  return [
    line(`diff of ${changes} changes in ${records} records`, milliseconds(diff), '< 150 ms'),
    line('check of the whole draft', seconds(check), ''),
    line('publish', seconds(publish), '< 3 s'),
    line('roll back', seconds(rollBack), '< 1 s'),
    line(`copy of the version of ${records} records`, seconds(copy), '< 5 s'),
  ];
}
