/** Lets one through at a time. */
type Gate = {
  /** True for the first caller, false for all others until `leave` is called. */
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
