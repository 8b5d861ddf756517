export const menu = {
  /** A star beside an entry; pressed or not. */
  favourite: 'Favourite',
  favourites: 'Favourites',
  recent: 'Recent',
} as const;
