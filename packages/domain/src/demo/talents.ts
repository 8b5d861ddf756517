import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, trioAt, type Trio } from './names.ts';
import { DEMO_SKILLS } from './skill-names.ts';
import { cellAt, cellsOf } from './table.ts';

const STAR_SAND = 1011;
const gems = (amount: number) => [{ asset_kind: 'gem', amount }];

type Tree = readonly [id: number, name: Trio, owner: RecordData];

const TREES: readonly Tree[] = [
  [1, ['Hearthcraft', '守爐之道', '炉を守る術'], { owner_type: 'account' }],
  [2, ['School of the Guardian', '護衛之道', 'ガーディアンの道'], { owner_type: 'job', owner_job_id: 1 }],
  [3, ['Way of Embers', '燼火之道', '残り火の道'], { owner_type: 'property', owner_property: 'fire' }],
];

function demoTalentTemplates(): readonly RecordData[] {
  return TREES.map(([template_id, name, owner], index) =>
    released(
      {
        template_id,
        name: text(name),
        ...owner,
        background: { path: iconPath('battle-background', `region-${index}`) },
        point_per_level: 1,
        reset_free_count: 1,
        reset_cost: gems(100),
      },
      index,
    ),
  );
}

type Node = {
  readonly type: 'stat' | 'skill' | 'key';
  readonly at: readonly [column: number, row: number];
  readonly after: readonly number[];
  readonly levels: number;
};

/** Every tree has this shape: two branches that meet again. */
const NODES: readonly Node[] = [
  { type: 'stat', at: [2, 0], after: [], levels: 3 },
  { type: 'stat', at: [1, 1], after: [1], levels: 3 },
  { type: 'stat', at: [3, 1], after: [1], levels: 3 },
  { type: 'skill', at: [1, 2], after: [2], levels: 1 },
  { type: 'skill', at: [3, 2], after: [3], levels: 1 },
  { type: 'key', at: [2, 3], after: [4, 5], levels: 1 },
];

/** What the nodes of each tree give, the picture of it, and their names. */
const GIFTS = cellsOf(`
hp | leader-none | First Steps | 初步 | 第一歩
crit_rate | active-none | Sharp Eye | 銳眼 | 鋭い目
def | aid-none | Firm Stand | 穩步 | 踏ん張り
2202 | passive-none | Keen Claws | 利爪 | 鋭い爪
2201 | passive-wood | Thick Hide | 厚皮 | 厚い毛皮
atk | ultimate-none | Inner Flame | 心焰 | 心の炎
def | leader-wood | Rooted | 扎根 | 根を張る
block | aid-wood | Raised Shield | 舉盾 | 掲げた盾
mdef | aid-water | Calm Breath | 沉著呼吸 | 静かな息
2204 | passive-water | Warm Watch | 溫暖守夜 | あたたかな夜番
2201 | passive-wood | Bark Skin | 樹皮之膚 | 樹皮の肌
dmg_cut | ultimate-wood | Unmoved | 不動如山 | 不動
atk | leader-fire | Spark | 火花 | 火花
fire_dmg | active-fire | Kindling | 引火 | 焚きつけ
spd | aid-fire | Draught | 順風助燃 | すきま風
2202 | passive-fire | Singed Claws | 焦爪 | 焦げた爪
2205 | passive-thunder | Crackling Song | 劈啪之歌 | はぜる歌
crit_dmg | ultimate-fire | Wildfire | 燎原 | 野火
`);
const giftOf = (place: number, index: number): readonly string[] => GIFTS[place * NODES.length + index] ?? [];

const PER_TREE = 100;
const idOf = (tree: number, node: number): number => tree * PER_TREE + node;

function demoTalents(): readonly RecordData[] {
  return TREES.flatMap(([tree], place) =>
    NODES.map(({ type, at: [pos_x, pos_y], after, levels }, index) =>
      released(
        {
          talent_id: idOf(tree, index + 1),
          template_id: tree,
          name: text(trioAt(giftOf(place, index), 2)),
          icon: { path: iconPath('skill', cellAt(giftOf(place, index), 1)) },
          node_type: type,
          pos_x,
          pos_y,
          ...(after.length === 0
            ? {}
            : { pre_talents: after.map((node) => ({ talent_id: idOf(tree, node), level: 1 })) }),
          max_level: levels,
          point_cost: Array.from({ length: levels }, (_, level) => ({
            level: level + 1,
            points: pos_y + 1,
            costs: [{ asset_kind: 'item', target_id: STAR_SAND, amount: 2 * (level + 1) }],
          })),
        },
        index,
      ),
    ),
  );
}

function demoTalentBonuses(): readonly RecordData[] {
  const steps = TREES.flatMap(([tree], place) =>
    NODES.flatMap(({ type, levels }, index) =>
      type === 'skill'
        ? []
        : Array.from({ length: levels }, (_, level) => ({
            talent_id: idOf(tree, index + 1),
            level: level + 1,
            bonus: [
              {
                stat: cellAt(giftOf(place, index), 0),
                mode: 'percent',
                value: type === 'key' ? 3 : level + 1,
              },
            ],
            apply_to: type === 'key' ? 'team' : 'self',
          })),
    ),
  );
  return numbered(steps);
}

function demoTalentSkills(): readonly RecordData[] {
  const steps = TREES.flatMap(([tree], place) =>
    NODES.flatMap(({ type }, index) => {
      const gift = Number(cellAt(giftOf(place, index), 0));
      const [en, zh, jp] = DEMO_SKILLS.find(({ id }) => id === gift)?.name ?? ['', '', ''];
      return type !== 'skill'
        ? []
        : [
            {
              talent_id: idOf(tree, index + 1),
              level: 1,
              mode: 'add',
              skill_id: gift,
              description: text([
                `Grants the skill “${en}”.`,
                `獲得技能「${zh}」。`,
                `スキル「${jp}」を得る。`,
              ]),
            },
          ];
    }),
  );
  return numbered(steps);
}

/** The pictures of each tree, one for each region of the story. */
const PICTURES: readonly (readonly Trio[])[] = [
  [
    ['Noon at the Mill', '風車旁的正午', '風車の昼下がり'],
    ['A Path of Amber', '琥珀小徑', '琥珀の小道'],
  ],
  [
    ['The Caves Answer', '洞窟的回聲', 'こだまする洞窟'],
    ['Watch over the Harbour', '守望港灣', '港の見張り'],
  ],
  [
    ['Fire on the Steppe', '荒原上的火光', '荒野の火'],
    ['The Long Way Up', '漫長的上坡', '長い上り坂'],
  ],
];
const PICTURES_OF_A_TREE = 2;

function demoTalentPictures(): readonly RecordData[] {
  return TREES.flatMap(([tree], place) =>
    (PICTURES[place] ?? []).map((title, index) => {
      const before = place * PICTURES_OF_A_TREE + index;
      return released(
        {
          id: before + 1,
          template_id: tree,
          cg_no: index + 1,
          title: text(title),
          image: { path: iconPath('battle-background', `region-${before}`) },
          thumbnail: { path: iconPath('battle-background', `region-${before}-small`) },
          unlock_points: 5 * (index + 1),
          rewards: gems(20 * (index + 1)),
        },
        index,
      );
    }),
  );
}

type Pairing = readonly [
  name: Trio,
  description: Trio,
  icon: string,
  skills: readonly number[],
  more: RecordData,
];

const PAIRINGS: readonly Pairing[] = [
  [
    ['Fire and Tide', '火與潮', '火と潮'],
    ['Two who should not get along.', '本該水火不容的兩位。', '仲良くなるはずのない二匹。'],
    'leader-fire',
    [2202, 2201],
    {
      pet_limit_type: 'criteria',
      affected_pets: [
        { kind: 'pet', pet_id: 10_021 },
        { kind: 'pet', pet_id: 10_024 },
      ],
      apply_when: 'both_in_team',
    },
  ],
  [
    ['Voices of the Choir', '合唱之聲', '合唱の声'],
    ['Bards sing better in company.', '吟遊者結伴時歌聲更動人。', 'バードは仲間がいるとよく歌う。'],
    'leader-thunder',
    [2205],
    {
      pet_limit_type: 'criteria',
      affected_pets: [
        { kind: 'job', job_id: 5 },
        { kind: 'clan', clan: 'clan_2' },
      ],
      apply_when: 'leader',
    },
  ],
  [
    ['Warm Company', '溫暖相伴', 'あたたかな仲間'],
    ['Nobody rests alone.', '沒有人獨自歇息。', 'だれもひとりで休まない。'],
    'leader-water',
    [2204],
    { pet_limit_type: 'none', apply_when: 'always' },
  ],
];

function demoPairings(): readonly RecordData[] {
  return PAIRINGS.map(([name, description, icon, skills, more], index) =>
    released(
      {
        id: index + 1,
        name: text(name),
        description: text(description),
        icon: { path: iconPath('skill', icon) },
        skill_levels: [1, 2, 3].map((level) => ({
          level,
          require_points: 100 * level * level,
          skills: skills.map((skill_id) => ({ skill_id, level })),
        })),
        ...more,
      },
      index,
    ),
  );
}

/** Skills that belong together, and trees of talents. */
export function demoTalentModules(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'skill-pairing-setting': demoPairings(),
    'talent-template-setting': demoTalentTemplates(),
    'talent-setting': demoTalents(),
    'talent-bonus-setting': demoTalentBonuses(),
    'talent-skill-setting': demoTalentSkills(),
    'talent-cg-setting': demoTalentPictures(),
  };
}
