import { enumOf } from './enum-of.ts';

/** Money of the real world. Amounts of different currencies are never added or compared. */
export const currency = enumOf('currency', {
  USD: ['USD', '美元', '米ドル'],
  HKD: ['HKD', '港幣', '香港ドル'],
  TWD: ['TWD', '新台幣', '台湾ドル'],
  SGD: ['SGD', '新加坡幣', 'シンガポールドル'],
  RMB: ['RMB', '人民幣', '人民元'],
});
