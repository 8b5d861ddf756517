import { enumOf } from './enum-of.ts';

/** Where a piece of equipment is worn. */
export const equipSlot = enumOf('equip-slot', {
  weapon: ['Weapon', '武器', '武器', 'neutral', '⚔'],
  head: ['Head', '頭部', '頭', 'neutral', '◠'],
  body: ['Body', '身體', '胴', 'neutral', '▣'],
  hands: ['Hands', '手部', '手', 'neutral', '∩'],
  feet: ['Feet', '腳部', '足', 'neutral', '▾'],
  accessory: ['Accessory', '飾品', 'アクセサリー', 'neutral', '◇'],
});
