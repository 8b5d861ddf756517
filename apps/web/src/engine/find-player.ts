/** Where a search from another page leads: to the results, or to the player if there is only one. */
export const findPlayer = (text: string) =>
  ({ to: '/user-global', search: { q: text }, state: { opensOnlyOne: true } }) as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the address: a link to a search shows its results. */
    readonly opensOnlyOne?: true;
  }
}
