/** The most floors or levels of a tower. */
export const MAX_FLOORS = 500;

/** A wall in the power curve of a tower: more than this from one floor to the next, in percent. */
export const POWER_STEP_PERCENT = 15;
