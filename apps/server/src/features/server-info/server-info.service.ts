import { MAX_CLOCK_DIFFERENCE_SECONDS } from '@quartermaster/contract/http/server-info';
import type { Database } from '../../db/database.ts';
import { webAppBuild } from '../../http/web-app.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DiskWatch } from '../../platform/disk-watch.ts';
import type { FilesWatch } from '../../platform/files-watch.ts';
import type { FirstLoad } from '../../platform/first-load.ts';
import type { Settings } from '../../platform/settings.ts';

type ServerInfoDependencies = {
  readonly database: Database;
  readonly disk: Pick<DiskWatch, 'isFull'>;
  readonly filesWatch: Pick<FilesWatch, 'state'>;
  readonly firstLoad: Pick<FirstLoad, 'progress'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'newVersion'>;
};

/** What the console asks to know whether it can work at all. */
export function createServerInfoService({
  database,
  disk,
  filesWatch,
  firstLoad,
  clock,
  settings,
}: ServerInfoDependencies) {
  let build: string | null = null;
  return {
    /** The web app that is served here; null where none was built. */
    get build() {
      // Asked for late: a first start builds it while the rest gets ready.
      return (build ??= webAppBuild());
    },
    /** Where a newer console was announced, for a page that came from `host`. */
    newVersionUrl: (host: string | undefined): string | null => {
      const { newVersion } = settings;
      if (typeof newVersion !== 'number') return newVersion;
      const name = URL.parse(`http://${host ?? 'localhost'}`)?.hostname ?? 'localhost';
      // Without a protocol the page's own is meant.
      return `//${name}:${newVersion}/`;
    },
    /** Whether the database answers. */
    ping: async (): Promise<boolean> => {
      try {
        await database.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    isDiskFull: disk.isFull,
    filesState: filesWatch.state,
    /** How much of the first content is there, in whole percent; null where none is being loaded. */
    loadedPercent: (): number | null => {
      const progress = firstLoad.progress();
      return progress === null ? null : Math.floor(progress * 100);
    },
    /** Whether a clock is near enough to ours. */
    isClockRight: (unixSeconds: number): boolean =>
      Math.abs(unixSeconds - clock.now().getTime() / 1000) <= MAX_CLOCK_DIFFERENCE_SECONDS,
  };
}

export type ServerInfoService = ReturnType<typeof createServerInfoService>;
