/** Lets one through at a time. */
export type Gate = {
  /** Whether one may go on; nobody else may, until they leave. */
  readonly enter: () => boolean;
  readonly leave: () => void;
};

export function createGate(): Gate {
  let isTaken = false;
  return {
    enter: () => {
      const isFree = !isTaken;
      isTaken = true;
      return isFree;
    },
    leave: () => {
      isTaken = false;
    },
  };
}
