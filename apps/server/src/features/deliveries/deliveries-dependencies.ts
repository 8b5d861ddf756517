import type { FileStore } from '../../platform/file-store.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

export type DeliveriesDependencies = PlayerDependencies & {
  readonly files: FileStore;
  readonly logger: Logger;
};
