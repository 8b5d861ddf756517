import type { RecordData } from '../core/json.ts';
import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { circle, label, PALETTES, svg, tile } from './svg.ts';

type Member = readonly [kind: 'pet' | 'god' | 'role', id: number];

type Kizuna = {
  readonly id: number;
  readonly sign: string;
  readonly property: DemoProperty;
  readonly name: Trio;
  readonly description: Trio;
  readonly members: readonly Member[];
  readonly opens: readonly RecordData[];
  readonly stat: string;
  readonly more?: RecordData;
};

const OWN_ALL = { kind: 'own_all' } as const;
const SIZE = 128;

/** The bonds of Emberfall. */
const KIZUNA: readonly Kizuna[] = [
  {
    id: 1,
    sign: '火',
    property: 'fire',
    name: ['Keepers of the Last Coal', '餘炭守護者', '残り炭の番人たち'],
    description: [
      'The vole kept the coal, the fox danced it awake.',
      '田鼠守住餘炭，燼火狐以舞喚醒。',
      'ハタネズミが炭を守り、キツネが踊って起こした。',
    ],
    members: [
      ['pet', 10_021],
      ['pet', 10_003],
    ],
    opens: [OWN_ALL],
    stat: 'atk',
  },
  {
    id: 2,
    sign: '港',
    property: 'water',
    name: ['Cloud Harbour Watch', '雲港守望隊', '雲の港の見張り'],
    description: [
      'One watches the water, one the light.',
      '一個看守水面，一個看守燈火。',
      'ひとりは水面を、ひとりは灯りを見守る。',
    ],
    members: [
      ['pet', 10_024],
      ['pet', 10_108],
      ['god', 107],
    ],
    opens: [OWN_ALL, { kind: 'star_sum', value: 9 }],
    stat: 'def',
  },
  {
    id: 3,
    sign: '林',
    property: 'wood',
    name: ['Old Forest Circle', '古森之環', '古き森の輪'],
    description: [
      'They met under the tallest tree.',
      '牠們在最高的樹下相遇。',
      'いちばん高い木の下で出会った。',
    ],
    members: [
      ['pet', 10_027],
      ['pet', 10_129],
      ['pet', 10_009],
      ['god', 103],
    ],
    opens: [{ kind: 'intimacy', value: 500 }],
    stat: 'hp',
    more: { apply_to: 'property', property: 'wood' },
  },
  {
    id: 4,
    sign: '雷',
    property: 'thunder',
    name: ['Before the Thunder', '雷鳴之前', '雷鳴の前に'],
    description: ['Flash, shadow, silence.', '閃光、暗影、寂靜。', '閃光、影、静けさ。'],
    members: [
      ['pet', 10_075],
      ['pet', 10_030],
      ['pet', 10_045],
    ],
    opens: [{ kind: 'level_sum', value: 150 }],
    stat: 'spd',
  },
  {
    id: 5,
    sign: '夜',
    property: 'nihil',
    name: ['Thread of Night', '夜之絲線', '夜の糸'],
    description: [
      'What one unravels, the other sews.',
      '一個拆解，另一個縫合。',
      'ひとつがほどき、もうひとつが縫う。',
    ],
    members: [
      ['pet', 10_123],
      ['god', 118],
    ],
    opens: [{ kind: 'chapter_clear', chapter_id: 130_001 }],
    stat: 'effect_hit',
  },
  {
    id: 6,
    sign: '祭',
    property: 'fire',
    name: ['Festival Friends', '慶典之友', '祭りの仲間'],
    description: [
      'One sweet potato, two warm hands.',
      '一顆地瓜，兩雙溫暖的手。',
      '焼き芋ひとつ、あたたかな手ふたつ。',
    ],
    members: [
      ['pet', 10_141],
      ['pet', 10_144],
    ],
    opens: [{ kind: 'event_owned', event_id: 501 }],
    stat: 'coin_gain',
    more: { apply_to: 'all_pets' },
  },
  {
    id: 7,
    sign: '歌',
    property: 'none',
    name: ['Songs of the Road', '旅途之歌', '旅路の歌'],
    description: [
      'Every march needs a beat and a voice.',
      '行軍需要節拍，也需要歌聲。',
      '行進には拍子と歌声がいる。',
    ],
    members: [
      ['pet', 10_087],
      ['pet', 10_138],
      ['pet', 10_015],
    ],
    opens: [OWN_ALL],
    stat: 'energy_gain',
    more: { apply_to: 'job', job_id: 5 },
  },
  {
    id: 8,
    sign: '旅',
    property: 'thunder',
    name: ['First Steps', '第一步', 'はじめの一歩'],
    description: [
      'You sat down beside the fox. It remembers.',
      '你坐到狐狸身邊，牠一直記得。',
      'キツネのとなりに座った日。憶えている。',
    ],
    members: [
      ['role', 1],
      ['pet', 10_021],
    ],
    opens: [OWN_ALL],
    stat: 'exp_gain',
    more: { rewards: [{ asset_kind: 'gem', amount: 100 }] },
  },
];

export function demoKizuna(): readonly RecordData[] {
  return KIZUNA.map(({ id, name, description, members, opens, stat, more }, index) =>
    released(
      {
        kizuna_id: id,
        name: text(name),
        description: text(description),
        image: { path: iconPath('kizuna', String(id)) },
        timeslot: { type: 'always_open' },
        members: members.map(([kind, member]) => ({
          kind,
          id: member,
          ...(kind === 'role' ? {} : { min_star: kind === 'pet' ? 1 : 0 }),
        })),
        open_conds: opens,
        apply_to: 'members',
        levels: [0, 6, 12].map((require, step) => ({
          level: step + 1,
          require,
          bonus: [{ stat, mode: 'percent', value: 2 + 1.5 * step }],
        })),
        ...more,
      },
      index,
    ),
  );
}

/** Two rings around a sign; among the pictures the default of the required one. */
export function kizunaFiles(): readonly DemoFile[] {
  return [
    image('kizuna/default.svg', rings('絆', 'none')),
    ...KIZUNA.map(({ id, sign, property }) => image(iconPath('kizuna', String(id)), rings(sign, property))),
  ];
}

function rings(sign: string, property: DemoProperty): string {
  const palette = PALETTES[property];
  const [light, , dark] = palette;
  const ring = (x: number) => circle(x, 64, 36, 'none', ` stroke="${dark}" stroke-width="5" opacity="0.7"`);
  const middle = circle(64, 64, 26, light, ` stroke="${dark}" stroke-width="3"`);
  return svg(SIZE, SIZE, palette, tile(SIZE) + ring(46) + ring(82) + middle + label(64, 76, 32, dark, sign));
}
