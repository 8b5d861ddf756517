import { FILES_MARK, isFileStoreAway, type FileStore } from './file-store.ts';
import type { Logger } from './logger.ts';

/** Knows whether a file store on another host can be used. */
export type FilesWatch = {
  readonly isAway: () => boolean;
  readonly close: () => void;
};

type Dependencies = {
  readonly logger: Pick<Logger, 'error' | 'info'>;
  readonly files: Pick<FileStore, 'name' | 'exists'>;
  /** False for a folder of this host, which is not asked. */
  readonly isRemote: boolean;
  readonly everyMilliseconds?: number;
};

const EVERY_MILLISECONDS = 15_000;

/** Asks for one small file now and then: a line in the log when the store goes away, and when it is back. */
export function createFilesWatch({
  logger,
  files,
  isRemote,
  everyMilliseconds = EVERY_MILLISECONDS,
}: Dependencies): FilesWatch {
  let away = false;
  let isAsking = false;

  async function ask(): Promise<void> {
    try {
      await files.exists(FILES_MARK);
      if (away) logger.info({ store: files.name }, 'the file store is back');
      away = false;
    } catch (problem) {
      if (!isFileStoreAway(problem)) throw problem;
      if (!away) logger.error({ err: problem }, 'the file store cannot be used');
      away = true;
    }
  }

  function askOnce(): void {
    if (isAsking) return;
    isAsking = true;
    ask()
      .catch((problem: unknown) => logger.error({ err: problem }, 'could not check the file store'))
      .finally(() => (isAsking = false));
  }

  const timer = isRemote ? setInterval(askOnce, everyMilliseconds).unref() : undefined;
  return { isAway: () => away, close: () => clearInterval(timer) };
}
