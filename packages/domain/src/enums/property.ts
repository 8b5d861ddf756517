import { enumOf } from './enum-of.ts';

/** Fire beats wood, wood thunder, thunder water, water fire; nihil is neutral to all but nihil. */
export const property = enumOf('property', {
  none: ['None', '無屬性', '無属性', 'neutral', '―'],
  fire: ['Fire', '火', '火', 'red', '火'],
  water: ['Water', '水', '水', 'blue', '水'],
  wood: ['Wood', '木', '木', 'green', '木'],
  thunder: ['Thunder', '雷', '雷', 'gold', '雷'],
  nihil: ['Nihil', '虛無', '虚無', 'purple', ['虛', '虚']],
});
