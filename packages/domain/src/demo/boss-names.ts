import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Where players meet a boss. */
type BossKind = 'cycle' | 'guild' | 'world' | 'event';

/** One boss of Emberfall. */
export type DemoBoss = {
  readonly kind: BossKind;
  readonly id: number;
  readonly property: DemoProperty;
  readonly name: Trio;
};

const TABLE = `
cycle | 1 | none | Millstone Golem | 磨石巨像 | 石臼ゴーレム
cycle | 2 | fire | Kettle Wyrm | 茶壺炎龍 | やかん竜
cycle | 3 | water | Tidewall Crab | 潮牆巨蟹 | 潮壁ガニ
cycle | 4 | wood | Briar Bull | 荊棘公牛 | いばら牛
cycle | 5 | thunder | Thunderhead Roc | 雷雲巨鵬 | 雷雲の大鳥
cycle | 6 | nihil | Hollow Colossus | 空洞巨人 | うつろの巨人
guild | 1 | wood | Old Man Moss | 苔老 | 苔じいさん
guild | 2 | water | The Sunken Bell | 沉鐘 | 沈んだ鐘
guild | 3 | fire | Bellows Beast | 風箱巨獸 | ふいごの獣
guild | 4 | thunder | Kite of Storms | 暴風巨鳶 | 嵐の大凧
guild | 5 | nihil | The Unlit Lantern | 不明之燈 | 灯らぬ灯籠
guild | 6 | none | Snow on Stilts | 高蹺雪怪 | 竹馬の雪だるま
world | 1 | nihil | Night Without Stars | 無星之夜 | 星のない夜
world | 2 | fire | The Mountain’s Yawn | 山之哈欠 | 山のあくび
event | 501 | fire | The Uninvited Ox | 不速之牛 | 招かれざる牛
`;

/** Every boss that has a screen of its own. */
export const DEMO_BOSSES: readonly DemoBoss[] = cellsOf(TABLE).map((row) => ({
  kind: cellAt(row, 0) as BossKind,
  id: Number(cellAt(row, 1)),
  property: cellAt(row, 2) as DemoProperty,
  name: trioAt(row, 3),
}));

export const bossesOf = (kind: BossKind): readonly DemoBoss[] =>
  DEMO_BOSSES.filter((boss) => boss.kind === kind);
