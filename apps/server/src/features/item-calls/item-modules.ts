/** The modules behind the paths of items. */
export const ITEMS = 'item-setting';
export const ITEM_REWARDS = 'item-reward-setting';
export const AUTO_EXCHANGES = 'asset-auto-exchange-setting';
