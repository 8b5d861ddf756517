import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { EFFECT_IDS } from './effects.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Picture, effect, values by level, trigger, target, rarity, weight, combo, name, description. */
const BUFFS = `
blade | buff_attack | 10 15 20 | passive | team | R | 200 | edge | Whetted Claws | 磨利的爪 | とがれた爪 | Attack rises with every stack. | 每層提升攻擊。 | 重ねるほど攻撃が上がる。
fang | buff_crit | 8 12 | on_kill | team | SR | 120 | edge | Taste of Victory | 勝利滋味 | 勝利の味 | Critical hits come more often after a victory. | 擊敗敵人後更易爆擊。 | 敵を倒すと会心が出やすくなる。
ward | shield_hp | 500 900 | battle_start | team | R | 200 | ward | Lantern Light | 燈火護光 | 灯りの護り | A shield at the start of every fight. | 每場戰鬥開始時獲得護盾。 | 戦闘開始時にシールドを張る。
hearth | heal_rate_hp | 5 8 | on_floor | team | SSR | 60 | ward | A Warm Landing | 溫暖的樓梯口 | あたたかな踊り場 | HP returns at every new floor. | 進入新樓層時恢復生命。 | 新しい階でHPが回復する。
wind | buff_speed | 10 20 | passive | team | SR | 120 | wind | Tailwind | 順風 | 追い風 | The team is quicker. | 我方速度提升。 | 味方が速くなる。
curse | debuff_defence | 10 15 | passive | enemy_all | E | 40 | curse | Brittle Bones | 脆骨之咒 | もろい骨の呪い | Everybody’s defence is low, enemies first. | 敵我防禦皆降，敵方尤甚。 | 敵味方の防御が下がる。敵はなおさら。
`;
const ROWS = cellsOf(BUFFS);

export function demoMazeSkills(): readonly RecordData[] {
  return ROWS.map((row, index) =>
    released(
      {
        id: index + 1,
        name: text(trioAt(row, 8)),
        description: text(trioAt(row, 11)),
        icon: { path: iconPath('maze', cellAt(row, 0)) },
        levels: cellAt(row, 2)
          .split(' ')
          .map((value, place) => ({
            level: place + 1,
            effects: [{ effect_id: EFFECT_IDS.get(cellAt(row, 1)) ?? 0, value: Number(value), turns: 0 }],
          })),
        trigger: cellAt(row, 3),
        target: cellAt(row, 4),
        duration: 'run',
      },
      index,
    ),
  );
}

export function demoMazeBuffs(): readonly RecordData[] {
  return ROWS.map((row, index) =>
    released(
      {
        buff_id: index + 1,
        name: text(trioAt(row, 8)),
        description: text(trioAt(row, 11)),
        icon: { path: iconPath('maze', cellAt(row, 0)) },
        rarity: cellAt(row, 5),
        curse: cellAt(row, 0) === 'curse',
        skill_id: index + 1,
        max_stack: cellAt(row, 2).split(' ').length,
        weight: Number(cellAt(row, 6)),
        group_tag: cellAt(row, 7),
      },
      index,
    ),
  );
}

const outcome = (words: Trio, weight: number, more: RecordData = {}): RecordData => ({
  weight,
  text: text(words),
  hp_percent: 0,
  ...more,
});

const EVENTS: readonly RecordData[] = [
  {
    title: text(['The Dry Fountain', '乾涸的泉', '枯れた泉']),
    text: text([
      'A fountain without water. Something glitters at its bottom.',
      '沒有水的噴泉，底部有什麼在閃閃發光。',
      '水のない泉。底で何かが光っている。',
    ]),
    image: { path: iconPath('maze', 'fountain') },
    choices: [
      {
        no: 1,
        text: text(['Reach down', '伸手去撿', '手を伸ばす']),
        outcomes: [
          outcome(['A handful of coins!', '一把銅幣！', 'ひと握りのコイン！'], 70, {
            rewards: assetsOf('coin 3000'),
          }),
          outcome(['Only a scratch.', '只有一道擦傷。', 'すり傷だけだった。'], 30, { hp_percent: -10 }),
        ],
      },
      {
        no: 2,
        text: text(['Throw in coins', '投入銅幣', 'コインを投げる']),
        needs: { cost: assetsOf('coin 1000') },
        outcomes: [
          outcome(['The fountain sings.', '泉水唱起歌來。', '泉が歌いだした。'], 100, { buff_id: 4 }),
        ],
      },
    ],
    floors: [{ from: 1, to: 10 }],
    weight: 100,
    once_per_run: true,
  },
  {
    title: text(['A Sleeping Guard', '打盹的守衛', '居眠りの番人']),
    text: text([
      'A guard sleeps in front of a door. The key hangs on its belt.',
      '守衛在門前打盹，鑰匙掛在腰間。',
      '扉の前で番人が眠っている。腰に鍵が下がっている。',
    ]),
    image: { path: iconPath('maze', 'guard') },
    choices: [
      {
        no: 1,
        text: text(['Walk on', '繼續前進', '先へ進む']),
        outcomes: [outcome(['You rest a little.', '你稍作休息。', '少し休めた。'], 100, { hp_percent: 10 })],
      },
      {
        no: 2,
        text: text(['Take the key', '取走鑰匙', '鍵を取る']),
        outcomes: [
          outcome(['Got it!', '到手了！', '手に入れた！'], 50, { rewards: assetsOf('item:1011 3') }),
          outcome(['It wakes up.', '它醒了。', '目を覚ました。'], 50, { battle_id: 100_110 }),
        ],
      },
    ],
    floors: [{ from: 3, to: 30 }],
    weight: 80,
    once_per_run: false,
  },
];

export function demoMazeEvents(): readonly RecordData[] {
  return numbered(EVENTS);
}

/** Node, column, row, content, and where it leads: the one floor that is drawn by hand. */
const MAP: readonly (readonly [
  type: string,
  x: number,
  y: number,
  content: number | null,
  next: readonly number[],
])[] = [
  ['start', 0, 1, null, [0, 2]],
  ['battle', 1, 0, 100_103, [1]],
  ['event', 1, 2, 1, [1]],
  ['treasure', 2, 1, 1, [1]],
  ['exit', 3, 1, null, []],
];

export function demoMazeNodes(): readonly RecordData[] {
  return MAP.map(([node_type, x, y, content, next], index) =>
    released(
      {
        maze_id: 1,
        id: index + 1,
        floor: 1,
        x,
        y,
        node_type,
        ...(content === null ? {} : { content_id: content }),
        ...(next.length === 0 ? {} : { next_nodes: next.map((to_y) => ({ to_x: x + 1, to_y })) }),
        cost_step: 1,
        hidden: node_type === 'treasure',
      },
      index,
    ),
  );
}
