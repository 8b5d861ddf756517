import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoJob, DemoRarity } from './pet-names.ts';
import { JOB_NAMES, JOB_ORDER, jobId } from './words.ts';

type RarityFacts = {
  readonly name: Trio;
  readonly stars: readonly [initial: number, max: number];
  readonly maxLevel: number;
  readonly rateBp: number;
  readonly spirits: number;
  readonly color: string;
  readonly animation: string;
};

/** What the demo's rarities mean. */
export const RARITIES: Readonly<Record<DemoRarity, RarityFacts>> = {
  N: {
    name: ['Common', '普通', 'ノーマル'],
    stars: [1, 4],
    maxLevel: 40,
    rateBp: 10_000,
    spirits: 1,
    color: '#7a869a',
    animation: 'reveal_plain',
  },
  R: {
    name: ['Rare', '稀有', 'レア'],
    stars: [1, 5],
    maxLevel: 60,
    rateBp: 11_000,
    spirits: 2,
    color: '#2f8f4e',
    animation: 'reveal_green',
  },
  SR: {
    name: ['Super rare', '超稀有', 'スーパーレア'],
    stars: [2, 6],
    maxLevel: 80,
    rateBp: 12_500,
    spirits: 5,
    color: '#2563c9',
    animation: 'reveal_blue',
  },
  SSR: {
    name: ['Legend', '傳說', 'レジェンド'],
    stars: [3, 7],
    maxLevel: 90,
    rateBp: 14_500,
    spirits: 15,
    color: '#d9730d',
    animation: 'reveal_gold',
  },
  SSR_PLUS: {
    name: ['Myth', '神話', 'ミシック'],
    stars: [3, 7],
    maxLevel: 100,
    rateBp: 17_000,
    spirits: 30,
    color: '#c2255c',
    animation: 'reveal_aurora',
  },
  E: {
    name: ['Festival', '慶典', 'フェスティバル'],
    stars: [3, 6],
    maxLevel: 80,
    rateBp: 13_500,
    spirits: 10,
    color: '#7048c6',
    animation: 'reveal_lantern',
  },
};

export function demoRarities(): readonly RecordData[] {
  return Object.entries(RARITIES).map(([rarity, facts], index) =>
    released(
      {
        rarity,
        name: text(facts.name),
        order: index + 1,
        initial_star: facts.stars[0],
        max_star: facts.stars[1],
        max_level: facts.maxLevel,
        stat_rate_bp: facts.rateBp,
        duplicate_spirit: facts.spirits,
        frame: { path: iconPath('ui', `frame-${rarity}`) },
        card_back: { path: iconPath('ui', `card-back-${rarity}`) },
        gacha_color: facts.color,
        gacha_animation: facts.animation,
      },
      index,
    ),
  );
}

type JobFacts = {
  readonly role: string;
  readonly position: string;
  readonly mainStat: string;
  readonly strongAgainst: readonly DemoJob[];
  readonly slots: readonly string[];
};

const ALL_SLOTS = ['weapon', 'head', 'body', 'hands', 'feet', 'accessory'] as const;

const JOBS: Readonly<Record<DemoJob, JobFacts>> = {
  guardian: { role: 'tank', position: 'front', mainStat: 'def', strongAgainst: ['shade'], slots: ALL_SLOTS },
  striker: {
    role: 'attacker',
    position: 'front',
    mainStat: 'atk',
    strongAgainst: ['guardian'],
    slots: ALL_SLOTS,
  },
  caster: {
    role: 'caster',
    position: 'middle',
    mainStat: 'matk',
    strongAgainst: ['striker'],
    slots: ALL_SLOTS,
  },
  healer: {
    role: 'healer',
    position: 'back',
    mainStat: 'heal_rate',
    strongAgainst: [],
    slots: ['weapon', 'head', 'body', 'feet', 'accessory'],
  },
  bard: {
    role: 'support',
    position: 'back',
    mainStat: 'spd',
    strongAgainst: [],
    slots: ['weapon', 'head', 'body', 'feet', 'accessory'],
  },
  shade: {
    role: 'assassin',
    position: 'middle',
    mainStat: 'crit_rate',
    strongAgainst: ['caster'],
    slots: ALL_SLOTS,
  },
};

const COUNTER_RATE_BP = 12_000;

export function demoJobs(): readonly RecordData[] {
  return JOB_ORDER.map((job, index) => {
    const { role, position, mainStat, strongAgainst, slots } = JOBS[job];
    const counters = { counter_job_ids: strongAgainst.map(jobId), counter_rate_bp: COUNTER_RATE_BP };
    return released(
      {
        job_id: jobId(job),
        name: text(JOB_NAMES[job]),
        icon: { path: iconPath('job', job) },
        role,
        position,
        main_stat: mainStat,
        equipment_slots: slots.map((slot) => ({ slot })),
        ...(strongAgainst.length === 0 ? {} : counters),
      },
      index,
    );
  });
}
