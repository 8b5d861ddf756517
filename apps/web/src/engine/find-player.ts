/** The search for a text that somebody asked for elsewhere: it opens the player if no other one is found. */
export const findPlayer = (text: string) =>
  ({ to: '/user-global', search: { q: text }, state: { opensOnlyOne: true } }) as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Left by the way to a page, not in its address: whoever follows a link to a search sees who was found. */
    readonly opensOnlyOne?: true;
  }
}
