import type { RecordData } from '@quartermaster/domain/core/json';
import type { LocalizedText } from '@quartermaster/domain/core/language';
import {
  cell,
  localizedName,
  numberCell,
  offsetId,
  type SourceRow,
  type SourceTables,
} from './source-tables.ts';

type Pocket = { readonly type: string; readonly tab: string; readonly description: LocalizedText };

/** What each pocket of the data set's bag means here. */
const POCKETS: Readonly<Record<string, Pocket>> = {
  1: pocket(
    'material',
    'material',
    'Something useful found along the way.',
    '旅途中找到的實用之物。',
    '旅の途中で見つけた役に立つもの。',
  ),
  2: pocket(
    'consumable',
    'consumable',
    'Medicine for tired companions.',
    '給疲憊夥伴的藥品。',
    '疲れた仲間のための薬。',
  ),
  3: pocket(
    'consumable',
    'consumable',
    'For making new companions.',
    '用來結識新夥伴。',
    '新しい仲間と出会うためのもの。',
  ),
  4: pocket('ticket', 'consumable', 'Teaches a skill.', '可傳授一項技能。', 'スキルをひとつ教えられる。'),
  5: pocket(
    'consumable',
    'consumable',
    'A berry, good to eat and to trade.',
    '可食用也可交易的果實。',
    '食べても売ってもよい木の実。',
  ),
  6: pocket('gift', 'consumable', 'Paper for a friendly letter.', '寫給朋友的信紙。', '友だちに送る便せん。'),
  7: pocket(
    'buff',
    'consumable',
    'Helps in a single battle.',
    '在一場戰鬥中派上用場。',
    '一度のバトルで役に立つ。',
  ),
  8: pocket(
    'key_item',
    'hidden',
    'Important for the journey.',
    '旅程中的重要物品。',
    '旅に欠かせない大切なもの。',
  ),
};

const PRICE_STEPS = [
  { from: 20_000, rarity: 'SSR' },
  { from: 5000, rarity: 'SR' },
  { from: 1000, rarity: 'R' },
  { from: 0, rarity: 'N' },
] as const;

/** Every item of the data set. */
export function joinItems(tables: SourceTables): readonly RecordData[] {
  const names = tables.names('item_names.csv', 'item_id');
  const pocketIds = new Map(
    tables.rows('item_categories.csv').map((row) => [cell(row, 'id'), cell(row, 'pocket_id')]),
  );
  return tables.rows('items.csv').map((row) => itemOf(row, localizedName(names, row), pocketIds));
}

function itemOf(row: SourceRow, name: LocalizedText, pocketIds: ReadonlyMap<string, string>): RecordData {
  const { type, tab, description } =
    POCKETS[pocketIds.get(cell(row, 'category_id')) ?? ''] ?? POCKETS[1] ?? fail(row);
  const cost = numberCell(row, 'cost');
  const sellPrice = Math.floor(cost / 2);
  return {
    item_id: offsetId(cell(row, 'id')),
    name,
    description,
    item_type: type,
    bag_tab: tab,
    rarity: PRICE_STEPS.find(({ from }) => cost >= from)?.rarity ?? 'N',
    ...(sellPrice > 0 ? { sell_price: [{ asset_kind: 'coin', amount: sellPrice }] } : {}),
  };
}

function pocket(type: string, tab: string, en: string, zh: string, jp: string): Pocket {
  return { type, tab, description: { en, zh, jp } };
}

function fail(row: SourceRow): never {
  throw new Error(`Item ${cell(row, 'id')} is in no known pocket.`);
}
