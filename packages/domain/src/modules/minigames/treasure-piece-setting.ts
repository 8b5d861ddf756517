import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

const SIDE = [1, 4] as const;

/** Something that is buried: how many cells it covers, and what it gives once they are all dug up. */
export const treasurePieceSetting = defineModule({
  key: 'treasure-piece-setting',
  family: 'minigames',
  titles: { title: ['Treasure pieces', '寶物形狀', '宝物'], record: ['Treasure', '寶物', '宝物'] },
  identity: ['piece_id'],
  sections: {
    basics: common.basics({
      piece_id: field.id(['Treasure ID', '寶物編號', '宝物ID']),
      name: common.name(30),
      rarity: common.rarity(rarity, { default: 'R' }),
      image: common.image('image', { default: { path: 'minigame/piece-default.svg' } }),
    }),
    shape: section(['Shape', '形狀', '形'], {
      width: field.integer(['Columns', '寬', '幅'], SIDE, { default: 1 }),
      height: field.integer(['Rows', '高', '高さ'], SIDE, { default: 1 }),
      rotatable: field.boolean(['Can be rotated', '可旋轉', '回転できる'], { default: false }),
      rewards: common.rewards([]),
    }),
  },
  rules: [{ fields: ['name'], is: 'unique', severity: 'warning' }],
  list: {
    columns: ['piece_id', 'name', 'rarity', 'width', 'height', 'rotatable', 'rewards', 'status'],
    filters: ['rarity', 'rotatable', 'status'],
    sorts: ['piece_id', 'name', 'width'],
  },
});
