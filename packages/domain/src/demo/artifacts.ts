import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { PALETTES } from './svg.ts';
import { DEMO_SKILLS } from './skill-names.ts';
import { badge } from './thing-pictures.ts';

type Artifact = {
  readonly id: number;
  readonly rarity: 'SR' | 'SSR' | 'SSR_PLUS';
  readonly color: DemoProperty;
  readonly sign: string;
  readonly name: Trio;
  readonly fragment: number;
  readonly limit: RecordData;
  readonly skill: Trio;
  readonly works: Trio;
  readonly trigger: RecordData;
  readonly skillId: number;
};

const EMBER_FOX = 10_021;

const ARTIFACTS: readonly Artifact[] = [
  {
    id: 1,
    rarity: 'SSR',
    color: 'fire',
    sign: '燈',
    name: ['The First Lamp', '初燈', '初めの灯'],
    fragment: 1111,
    limit: { equip_limit: 'property', equip_property: 'fire' },
    skill: ['Never Goes Out', '長明', '消えない灯'],
    works: [
      'Allies renew {value}% of max HP each turn.',
      '隊友每回合回復最大生命 {value}%。',
      '味方は毎ターン最大HPの{value}%を再生する。',
    ],
    trigger: { trigger: 'turn_start' },
    skillId: 2204,
  },
  {
    id: 2,
    rarity: 'SSR',
    color: 'water',
    sign: '鐘',
    name: ['Tide Bell', '潮鐘', '潮の鐘'],
    fragment: 1112,
    limit: { equip_limit: 'none' },
    skill: ['Turning Tide', '潮轉', '変わる潮'],
    works: [
      'Slows all enemies by {value}%.',
      '使全體敵人速度下降 {value}%。',
      '敵全体の素早さを{value}%下げる。',
    ],
    trigger: { trigger: 'hp_below', trigger_value: 50, max_trigger_per_battle: 1 },
    skillId: 2112,
  },
  {
    id: 3,
    rarity: 'SR',
    color: 'wood',
    sign: '杖',
    name: ['Living Staff', '生杖', '生きた杖'],
    fragment: 1113,
    limit: { equip_limit: 'job', equip_job_id: 4 },
    skill: ['New Leaves', '新葉', '若葉の息吹'],
    works: [
      'All allies renew {value}% of max HP each turn.',
      '全體隊友每回合回復最大生命 {value}%。',
      '味方全体が毎ターン最大HPの{value}%を再生する。',
    ],
    trigger: { trigger: 'battle_start' },
    skillId: 2113,
  },
  {
    id: 4,
    rarity: 'SR',
    color: 'thunder',
    sign: '鳶',
    name: ['Storm Kite', '雷鳶', '嵐の凧'],
    fragment: 1114,
    limit: { equip_limit: 'none' },
    skill: ['Gust', '疾風', '突風'],
    works: ['Allies are {value}% faster.', '隊友速度提升 {value}%。', '味方の素早さが{value}%上がる。'],
    trigger: { trigger: 'passive' },
    skillId: 2205,
  },
  {
    id: 5,
    rarity: 'SSR_PLUS',
    color: 'nihil',
    sign: '鏡',
    name: ['Quiet Mirror', '靜鏡', '静けさの鏡'],
    fragment: 1115,
    limit: { equip_limit: 'pet', equip_pet_id: EMBER_FOX },
    skill: ['A Room Without You', '無人之室', 'だれもいない部屋'],
    works: [
      'Lowers the defence of the attacker by {value}%.',
      '降低攻擊者的防禦 {value}%。',
      '攻撃した敵の防御を{value}%下げる。',
    ],
    trigger: { trigger: 'on_hit', trigger_bp: 3500, cooldown_turn: 2 },
    skillId: 2115,
  },
];

const LEVELS = 10;
const SKILL_LEVELS = 3;
const STRENGTH = { SR: 1, SSR: 1.5, SSR_PLUS: 2 } as const;

export function demoArtifactSkills(): readonly RecordData[] {
  return ARTIFACTS.map((artifact, index) =>
    released(
      {
        id: artifact.id,
        name: text(artifact.skill),
        icon: { path: iconPath('skill', `passive-${artifact.color}`) },
        trigger_bp: 10_000,
        cooldown_turn: 0,
        ...artifact.trigger,
        levels: Array.from({ length: SKILL_LEVELS }, (_, level) => ({
          level: level + 1,
          skill_id: artifact.skillId,
          description: worksAt(artifact, level),
        })),
      },
      index,
    ),
  );
}

/** The text of a level says its own number: how strong the last effect of the skill is there. */
function worksAt({ works: [en, zh, jp], skillId }: Artifact, level: number) {
  const effect = DEMO_SKILLS.find(({ id }) => id === skillId)?.effects.at(-1);
  const strength = String((effect?.base ?? 0) + (effect?.step ?? 0) * level);
  const at = (words: string) => words.replace('{value}', strength);
  return text([at(en), at(zh), at(jp)]);
}

export function demoArtifacts(): readonly RecordData[] {
  return ARTIFACTS.map(({ id, name, rarity, limit, fragment }, index) =>
    released(
      {
        artifact_id: id,
        name: text(name),
        icon: { path: iconPath('artifact', String(id)) },
        rarity,
        ...limit,
        fragment_item_id: fragment,
        fragment_count: rarity === 'SR' ? 50 : 100,
        skill_id: id,
        levels: Array.from({ length: LEVELS }, (_, level) => levelOf(STRENGTH[rarity], fragment, level + 1)),
      },
      index,
    ),
  );
}

function levelOf(strength: number, fragment: number, level: number): RecordData {
  const share = strength * level;
  return {
    level,
    costs: [
      { asset_kind: 'item', target_id: fragment, amount: 5 * level },
      { asset_kind: 'coin', amount: 10_000 * level },
    ],
    stats: { hp: 200 * share, atk: 20 * share, def: Math.round(15 * share), spd: Math.floor(share) },
  };
}

/** The pictures of artifacts; among them the default of the required icon. */
export function artifactFiles(): readonly DemoFile[] {
  return [
    image('artifact/default.svg', badge('器', PALETTES.none, 'diamond')),
    ...ARTIFACTS.map(({ id, sign, color }) =>
      image(iconPath('artifact', String(id)), badge(sign, PALETTES[color], 'diamond')),
    ),
  ];
}
