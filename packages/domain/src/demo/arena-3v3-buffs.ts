import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';

type Buff = {
  readonly name: Trio;
  readonly description: Trio;
  readonly icon: string;
  readonly stat: string;
  readonly value: number;
  readonly target: RecordData;
};

const BUFFS: readonly Buff[] = [
  {
    name: ['Dry Season', '乾燥時節', '乾いた季節'],
    description: ['Fire pets attack harder.', '火屬性寵物攻擊提升。', '火属性ペットの攻撃が上がる。'],
    icon: 'buff',
    stat: 'atk',
    value: 15,
    target: { apply_to: 'property', apply_property: 'fire' },
  },
  {
    name: ['Long Rain', '綿綿細雨', '長雨'],
    description: ['Water pets have more HP.', '水屬性寵物生命提升。', '水属性ペットのHPが上がる。'],
    icon: 'buff',
    stat: 'hp',
    value: 20,
    target: { apply_to: 'property', apply_property: 'water' },
  },
  {
    name: ['Shield Wall', '盾牆', '盾の壁'],
    description: [
      'Guardians of the defending side stand firmer.',
      '守方的護衛防禦提升。',
      '防衛側の守護の防御が上がる。',
    ],
    icon: 'shield',
    stat: 'def',
    value: 20,
    target: { apply_to: 'job', apply_job_id: 1, side: 'defender' },
  },
  {
    name: ['Academy Spirit', '學院精神', '学園の意気'],
    description: [
      'Pets of the sports club are quicker.',
      '運動社寵物速度提升。',
      'スポーツクラブのペットが速くなる。',
    ],
    icon: 'buff',
    stat: 'spd',
    value: 10,
    target: { apply_to: 'clan', apply_clan: 'clan_1' },
  },
  {
    name: ['Small but Mighty', '小兵立大功', '小さな巨人'],
    description: [
      'R pets of the first team attack harder.',
      '第一隊的 R 寵物攻擊提升。',
      '第1チームのRペットの攻撃が上がる。',
    ],
    icon: 'buff',
    stat: 'atk',
    value: 25,
    target: { apply_to: 'rarity', apply_rarity: 'R', team_scope: 'team_1' },
  },
  {
    name: ['Heavy Sand', '沉重沙地', '重い砂'],
    description: ['Attackers are slower.', '攻方速度降低。', '攻撃側の素早さが下がる。'],
    icon: 'debuff',
    stat: 'spd',
    value: -10,
    target: { apply_to: 'all', side: 'attacker' },
  },
];

export function demo3v3Buffs(): readonly RecordData[] {
  return BUFFS.map(({ name, description, icon, stat, value, target }, index) =>
    released(
      {
        buff_id: index + 1,
        name: text(name),
        description: text(description),
        icon: { path: iconPath('effect', icon) },
        bonus: [{ stat, mode: 'percent', value }],
        team_scope: 'each_team',
        side: 'both',
        ...target,
      },
      index,
    ),
  );
}

/** Three weeks one after the other, each with two buffs. */
export function demo3v3BuffPeriods(): readonly RecordData[] {
  const weeks = [
    ['2026-11-16', '2026-11-23', [1, 3]],
    ['2026-11-23', '2026-11-30', [2, 4]],
    ['2026-11-30', '2026-12-07', [5, 6]],
  ] as const;
  return weeks.map(([from, to, buff_ids], index) =>
    released(
      {
        id: index + 1,
        quarter_no: 4,
        starts_at: `${from} 03:00:00`,
        ends_at: `${to} 03:00:00`,
        buff_ids,
        announce: text(announcementOf(buff_ids)),
        preview_hours: 24,
      },
      index,
    ),
  );
}

function announcementOf(ids: readonly number[]): Trio {
  const names = ids.map((id) => BUFFS[id - 1]?.name ?? ['', '', '']);
  const joined = (language: 0 | 1 | 2, sign: string) => names.map((name) => name[language]).join(sign);
  return [
    `This week: ${joined(0, ' and ')}.`,
    `本週增益：${joined(1, '、')}。`,
    `今週のバフ：${joined(2, '、')}。`,
  ];
}
