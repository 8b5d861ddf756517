/** Codes are read or pasted: nobody waits for each letter. */
export const SEARCH_PAUSE_MS = 250;
