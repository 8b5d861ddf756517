/** The loading of the first content into a new database: meanwhile the console answers, but saves nothing. */
export type FirstLoad = {
  /** The share that is loaded, from 0 to 1; null while nothing is being loaded. */
  readonly progress: () => number | null;
  readonly begin: () => void;
  /** Adds a share of the whole to what is loaded, between the beginning and the end. */
  readonly advance: (share: number) => void;
  readonly end: () => void;
};

export function createFirstLoad(): FirstLoad {
  let progress: number | null = null;
  return {
    progress: () => progress,
    begin: () => {
      progress = 0;
    },
    advance: (share) => {
      if (progress !== null) progress = Math.min(1, progress + share);
    },
    end: () => {
      progress = null;
    },
  };
}
