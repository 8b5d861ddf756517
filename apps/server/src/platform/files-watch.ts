import { isDiskFull } from './disk-full.ts';
import { isFileStoreAway, type FileStore } from './file-store.ts';
import { isFolderUnwritable } from './folder-unwritable.ts';
import type { Logger } from './logger.ts';

/** `away`: a store on another host cannot be used. `unwritable`: a local folder takes no files; what is there can be read. */
export type FilesState = 'ok' | 'away' | 'unwritable';

/** Knows whether the file store can be used. */
export type FilesWatch = {
  readonly state: () => FilesState;
  /** Asks now. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
};

type Dependencies = {
  readonly logger: Pick<Logger, 'error' | 'info'>;
  readonly files: Pick<FileStore, 'name' | 'check'>;
  readonly everyMilliseconds?: number;
};

const EVERY_MILLISECONDS = 15_000;

const BEGINS = {
  away: 'the file store cannot be used',
  unwritable: 'the folder of files cannot be written to',
};
const ENDS = { away: 'the file store is back', unwritable: 'the folder of files can be written to again' };

/** Checks the store now and then: a line in the log when it cannot be used, and when it can again. */
export function createFilesWatch({
  logger,
  files,
  everyMilliseconds = EVERY_MILLISECONDS,
}: Dependencies): FilesWatch {
  let state: FilesState = 'ok';
  let asking: Promise<void> | null = null;

  async function check(): Promise<void> {
    const problem: unknown = await files.check().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const found = stateOf(problem);
    if (found === null) {
      // A full disk has a watch of its own.
      if (!isDiskFull(problem)) logger.error({ err: problem }, 'could not check the file store');
      return;
    }
    if (found === state) return;
    if (state !== 'ok') logger.info({ store: files.name }, ENDS[state]);
    if (found !== 'ok') logger.error({ err: problem, store: files.name }, BEGINS[found]);
    state = found;
  }

  const ask = (): Promise<void> => (asking ??= check().finally(() => (asking = null)));
  const timer = setInterval(() => void ask(), everyMilliseconds).unref();
  return { state: () => state, ask, close: () => clearInterval(timer) };
}

/** Null for a problem that says nothing of the store. */
function stateOf(problem: unknown): FilesState | null {
  if (problem === null) return 'ok';
  if (isFileStoreAway(problem)) return 'away';
  return isFolderUnwritable(problem) ? 'unwritable' : null;
}
