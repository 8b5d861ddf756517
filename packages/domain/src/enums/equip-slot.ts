import { enumOf } from './enum-of.ts';

/** Where a piece of equipment is worn. */
export const equipSlot = enumOf('equip-slot', {
  weapon: ['Weapon', '武器', '武器', 'neutral', '武'],
  head: ['Head', '頭部', '頭', 'neutral', ['頭', '頭']],
  body: ['Body', '身體', '胴', 'neutral', ['身', '胴']],
  hands: ['Hands', '手部', '手', 'neutral', '手'],
  feet: ['Feet', '腳部', '足', 'neutral', '足'],
  accessory: ['Accessory', '飾品', 'アクセサリー', 'neutral', '飾'],
});
