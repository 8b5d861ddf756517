export const menu = {
  /** A star beside an entry; pressed or not. */
  favourite: 'Favourite',
  /** What a press of the star does. */
  favouriteAdd: 'Add to favourites',
  favouriteRemove: 'Remove from favourites',
  favourites: 'Favourites',
  recent: 'Recent',
  /** How many entries of a screen wait for the reader. */
  waiting_one: '{{count}} to review',
  waiting_other: '{{count}} to review',
} as const;
