/*
 * There is no schema here: the web app reads these without loading what checks requests.
 */

/** Everything was done, the game servers included. */
export const QUICK_HELPER_DONE = 200 as const;

/** The console did its part and no game server answered: `message` is the partial-success notice. */
export const QUICK_HELPER_PARTIAL = 206 as const;
