/** Orders: finding them, entering one by hand, delivering one. */
export const orders = {
  account: 'Player',
  choose: 'Continue',
  empty: 'No orders yet.',
  number: 'Order number',
  order: 'Order',
  period: 'Ordered',
  place: 'Player',
  placeHelp: 'Name, account ID or server:account.',
  price: 'Price',
  product: 'Product',
  search: 'Search',
  searchHolder: 'Order number (game or store)',
  slow: 'Server {{server}} timed out; its orders are not listed. Narrow the search by player, state or period.',
  state: 'State',
  steps: 'Order history',
  title: 'Orders',
} as const;
