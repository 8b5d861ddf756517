import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { PALETTES } from './svg.ts';
import { badge } from './thing-pictures.ts';

type Growth = { readonly hp: number; readonly atk: number; readonly def: number; readonly spd: number };

type Piece = {
  readonly id: number;
  readonly petId: number;
  readonly color: DemoProperty;
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
  readonly skills: 'v1' | 'v2';
  readonly releasedAt: string;
  /** What every level adds. */
  readonly growth: Growth;
};

const PIECES: readonly Piece[] = [
  {
    id: 1,
    petId: 10_021,
    color: 'fire',
    sign: '鈴',
    name: ['Collar of a Thousand Sparks', '千星火鈴圈', '千の火花の首輪'],
    description: [
      'Every spark on it is one evening somebody stayed awake.',
      '每顆星火，都是某人徹夜未眠的一晚。',
      'ひとつひとつの火花が、だれかの眠れぬ夜。',
    ],
    skills: 'v2',
    releasedAt: '2026-11-13 03:00:00',
    growth: { hp: 260, atk: 38, def: 16, spd: 2 },
  },
  {
    id: 2,
    petId: 10_024,
    color: 'water',
    sign: '盾',
    name: ['Harbour Shell', '港灣之殼', '港の貝'],
    description: [
      'Has turned away bigger waves than you have seen.',
      '擋下過你未曾見過的巨浪。',
      '見たこともない大波をはね返してきた。',
    ],
    skills: 'v1',
    releasedAt: '2026-10-16 04:00:00',
    growth: { hp: 420, atk: 18, def: 34, spd: 1 },
  },
  {
    id: 3,
    petId: 10_027,
    color: 'wood',
    sign: '角',
    name: ['Crown of Old Antlers', '古角之冠', '古角の冠'],
    description: ['The forest hangs its news on it.', '森林將消息懸掛其上。', '森が知らせをかけていく。'],
    skills: 'v2',
    releasedAt: '2026-10-30 04:00:00',
    growth: { hp: 340, atk: 28, def: 24, spd: 1 },
  },
];

const LEVELS = 10;
const EMBERGLASS = 1013;
const item = (target_id: number, amount: number) => ({ asset_kind: 'item', target_id, amount });
const coins = (amount: number) => ({ asset_kind: 'coin', amount });
const statsAt = ({ hp, atk, def, spd }: Growth, level: number): Growth => ({
  hp: hp * level,
  atk: atk * level,
  def: def * level,
  spd: spd * level,
});

export function demoPetEquipment(): readonly RecordData[] {
  return PIECES.map(({ id, petId, name, description, skills, releasedAt, growth }, index) =>
    released(
      {
        id,
        pet_id: petId,
        name: text(name),
        description: text(description),
        icon: { path: iconPath('pet-equipment', String(id)) },
        image: { path: iconPath('pet-equipment', String(id)) },
        base_stats: statsAt(growth, 1),
        unlock_conds: {
          match: 'all',
          rows: [{ kind: 'pet_star', target_id: petId, op: 'ge', value: 5 }],
        },
        craft_costs:
          skills === 'v1' ? [item(EMBERGLASS, 15), coins(150_000)] : [item(EMBERGLASS, 20), coins(200_000)],
        max_level: LEVELS,
        skill_version: skills,
        release_at: releasedAt,
      },
      index,
    ),
  );
}

export function demoPetEquipmentLevels(): readonly RecordData[] {
  return PIECES.flatMap((piece, place) =>
    Array.from({ length: LEVELS }, (_, index) => {
      const level = index + 1;
      return released(
        {
          id: place * LEVELS + level,
          specific_equipment_id: piece.id,
          level,
          costs: [item(EMBERGLASS, 2 * level), coins(15_000 * level)],
          require_pet_level: 30 + 5 * level,
          success_bp: 10_000,
          stats: statsAt(piece.growth, level),
          skill_level: Math.ceil(level / 2),
        },
        index,
      );
    }),
  );
}

const GUARD = 2101;

/** The older pieces have a skill with levels. */
export function demoPetEquipmentSkills(): readonly RecordData[] {
  return PIECES.filter(({ skills }) => skills === 'v1').flatMap(({ id }) =>
    [10, 14, 18, 22, 26].map((value, index) =>
      released(
        {
          id: index + 1,
          specific_equipment_id: id,
          skill_level: index + 1,
          skill_id: GUARD,
          enhance_slot: 'active_1',
          params: [{ key: 'value', value }],
          description: text([
            'The shield is {value}% stronger.',
            '護盾效果提升 {value}%。',
            'シールドの効果が{value}%上がる。',
          ]),
        },
        index,
      ),
    ),
  );
}

type Node = readonly [type: string, after: readonly number[], description: Trio, more: RecordData];

const NODES: readonly Node[] = [
  ['stat', [], ['HP +3%.', '生命 +3%。', 'HP +3%。'], { bonus: [{ stat: 'hp', mode: 'percent', value: 3 }] }],
  [
    'skill',
    [1],
    ['A new passive skill.', '獲得新的被動技能。', '新しいパッシブを得る。'],
    { skill_id: 2203 },
  ],
  [
    'stat',
    [1],
    ['Attack +3%.', '攻擊 +3%。', '攻撃 +3%。'],
    { bonus: [{ stat: 'atk', mode: 'percent', value: 3 }] },
  ],
  [
    'choice',
    [2, 3],
    ['Choose a way to fight.', '選擇一種戰鬥風格。', '戦い方を選ぶ。'],
    {
      options: [
        { no: 1, skill_id: 2202 },
        { no: 2, skill_id: 2201 },
      ],
    },
  ],
  ['enhance', [4], ['A stronger ultimate.', '強化奧義。', '奥義を強化する。'], { skill_id: 2302 }],
];

/** The newer pieces have a tree of nodes. */
export function demoPetEquipmentNodes(): readonly RecordData[] {
  return PIECES.filter(({ skills }) => skills === 'v2').flatMap(({ id }, place) =>
    NODES.map(([type, after, description, more], index) =>
      released(
        {
          id: place * NODES.length + index + 1,
          specific_equipment_id: id,
          node_no: index + 1,
          node_type: type,
          ...(after.length === 0 ? {} : { pre_nodes: after.map((node_no) => ({ node_no })) }),
          costs: [item(EMBERGLASS, 3 * (index + 1))],
          require_equipment_level: 1 + 2 * index,
          description: text(description),
          ...more,
        },
        index,
      ),
    ),
  );
}

/** The pictures of the pieces; among them the default of the required ones. */
export function petEquipmentFiles(): readonly DemoFile[] {
  return [
    image('pet-equipment/default.svg', badge('專', PALETTES.none, 'circle')),
    ...PIECES.map(({ id, sign, color }) =>
      image(iconPath('pet-equipment', String(id)), badge(sign, PALETTES[color], 'circle')),
    ),
  ];
}
