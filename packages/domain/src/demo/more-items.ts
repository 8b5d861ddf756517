import type { RecordData } from '../core/json.ts';
import { FIND_TABLE, INGREDIENT_TABLE } from './find-names.ts';
import { BOOK_TABLE, CHARM_TABLE, DISH_TABLE, GIFT_TABLE, SATCHEL_TABLE } from './gift-names.ts';
import type { DemoItem, ItemShape } from './item-names.ts';
import { KEEPSAKE_TABLE, OFFERING_TABLE } from './keepsake-names.ts';
import { trioAt } from './names.ts';
import { DEMO_PETS, type DemoPet, type DemoProperty, type DemoRarity } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Where the ids of each family of items begin. */
export const FIRST_OF = {
  finds: 1301,
  ingredients: 1351,
  gifts: 1401,
  dishes: 1431,
  books: 1451,
  satchels: 1461,
  charms: 1481,
  keepsakes: 1491,
  offerings: 1511,
} as const;

/** Number of the first satchel's contents; chests that are written one by one come before. */
export const FIRST_SATCHEL_CONTENTS = 7;

export const FINDS_PER_REGION = 8;

const PRICES: Readonly<Record<DemoRarity, number>> = {
  N: 10,
  R: 50,
  SR: 200,
  SSR: 1000,
  SSR_PLUS: 2000,
  E: 10,
};

/** For how many coins an item of a rarity sells, and so what it weighs in an exchange. */
export const priceOfRarity = (rarity: DemoRarity): number => PRICES[rarity];

type Family = {
  readonly first: number;
  readonly type: string;
  readonly table: string;
  /** Place of the name in a row, and of what comes before it. */
  readonly name: number;
  readonly rarity?: number;
  readonly shape?: number;
  readonly property?: number;
  readonly plain?: Partial<Pick<DemoItem, 'rarity' | 'shape' | 'property'>>;
  readonly more?: (row: readonly string[], index: number) => RecordData;
};

const uses = (use_effect: string, use_value: number): RecordData => ({ use_effect, use_value });

const FAMILIES: readonly Family[] = [
  { first: FIRST_OF.finds, type: 'material', table: FIND_TABLE, name: 3 },
  { first: FIRST_OF.ingredients, type: 'material', table: INGREDIENT_TABLE, name: 3 },
  {
    first: FIRST_OF.gifts,
    type: 'gift',
    table: GIFT_TABLE,
    name: 4,
    more: (row) => uses('add_intimacy', Number(cellAt(row, 3))),
  },
  {
    first: FIRST_OF.dishes,
    type: 'ap_potion',
    table: DISH_TABLE,
    name: 5,
    more: (row) => uses('add_ap', Number(cellAt(row, 3))),
  },
  {
    first: FIRST_OF.books,
    type: 'exp_potion',
    table: BOOK_TABLE,
    name: 4,
    more: (row) => uses('add_exp', Number(cellAt(row, 3))),
  },
  {
    first: FIRST_OF.satchels,
    type: 'chest',
    table: SATCHEL_TABLE,
    name: 2,
    property: 1,
    plain: { shape: 'chest' },
    more: (_, index) => ({ use_effect: 'open_reward', use_reward_id: FIRST_SATCHEL_CONTENTS + index }),
  },
  {
    first: FIRST_OF.charms,
    type: 'buff',
    table: CHARM_TABLE,
    name: 2,
    property: 1,
    plain: { shape: 'scroll' },
    more: () => ({ use_effect: 'add_buff' }),
  },
  {
    first: FIRST_OF.offerings,
    type: 'material',
    table: OFFERING_TABLE,
    name: 4,
    rarity: 1,
    shape: 2,
    property: 3,
  },
];

function itemsOf(family: Family): readonly DemoItem[] {
  const { first, type, table, name, rarity = 0, shape = 1, property = 2, plain = {} } = family;
  return cellsOf(table).map((row, index) => ({
    id: first + index,
    type,
    rarity: row[rarity] as DemoRarity,
    shape: row[shape] as ItemShape,
    property: row[property] as DemoProperty,
    ...plain,
    name: trioAt(row, name),
    description: trioAt(row, name + 3),
    more: family.more?.(row, index) ?? {},
  }));
}

/** The pet whose keepsake a row describes. */
function petCalled(name: string): DemoPet {
  const pet = DEMO_PETS.find((one) => one.name[0] === name);
  if (pet === undefined) throw new RangeError(`No pet of the demo is called ${name}.`);
  return pet;
}

const KEEPSAKES: readonly { readonly petId: number; readonly item: DemoItem }[] = cellsOf(KEEPSAKE_TABLE).map(
  (row, index) => {
    const { id: petId, property } = petCalled(cellAt(row, 0));
    const item: DemoItem = {
      id: FIRST_OF.keepsakes + index,
      type: 'material',
      rarity: 'SSR',
      shape: row[1] as ItemShape,
      property,
      name: trioAt(row, 2),
      description: trioAt(row, 5),
      more: {},
    };
    return { petId, item };
  },
);

/** What is found, cooked, given, read, opened, awakened with and offered. */
export const MORE_ITEMS: readonly DemoItem[] = [
  ...FAMILIES.flatMap(itemsOf),
  ...KEEPSAKES.map(({ item }) => item),
].toSorted((a, b) => a.id - b.id);

/** Item that a pet among the myths needs to awaken. */
export function keepsakeOf(petId: number): number | undefined {
  return KEEPSAKES.find((keepsake) => keepsake.petId === petId)?.item.id;
}

/** Item that gods of a faction are given: the smaller one or the larger one. */
export function offeringTo(faction: string, isLarge: boolean): number {
  const place = cellsOf(OFFERING_TABLE).findIndex((row) => row[0] === faction);
  return FIRST_OF.offerings + place + (isLarge ? 1 : 0);
}
