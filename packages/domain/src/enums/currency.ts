import { enumOf } from './enum-of.ts';

/** Money of the real world. Amounts of different currencies are never added or compared. */
export const currency = enumOf('currency', {
  USD: ['US dollar', '美元', '米ドル'],
  HKD: ['Hong Kong dollar', '港幣', '香港ドル'],
  TWD: ['New Taiwan dollar', '新台幣', '台湾ドル'],
  SGD: ['Singapore dollar', '新加坡幣', 'シンガポールドル'],
  RMB: ['Renminbi', '人民幣', '人民元'],
});
