/** Typing has to pause before codes are searched. */
export const SEARCH_PAUSE_MS = 250;
