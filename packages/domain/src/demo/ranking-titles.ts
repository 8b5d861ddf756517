import type { DemoTitle } from './demo-title.ts';
import type { Trio } from './names.ts';

/** Who came first in a ranking, and who came near. */
export type DemoHonours = { readonly first: number; readonly best: number };

export const HONOURS = {
  hunt: { first: 13, best: 14 },
  war: { first: 15, best: 16 },
  siege: { first: 20, best: 21 },
  guild: { first: 22, best: 23 },
  feast: { first: 24, best: 25 },
} as const;

type Place = {
  readonly id: number;
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
  readonly days?: number;
  readonly stat: string;
};

/** There is one who came first: the title passes on. */
const first = ({ days = 7, stat, ...title }: Place): DemoTitle => ({
  ...title,
  rarity: 'SSR',
  group: 'ranking',
  more: {
    valid_days: days,
    exclusive: true,
    hidden_until_owned: true,
    bonus: [{ stat, mode: 'percent', value: 2 }],
  },
});

const best = ({ days = 7, stat, ...title }: Place): DemoTitle => ({
  ...title,
  rarity: 'SR',
  group: 'ranking',
  more: { valid_days: days, bonus: [{ stat, mode: 'percent', value: 1 }] },
});

/** The titles of the rankings of bosses and of the war; each belongs to one board. */
export const RANKING_TITLES: readonly DemoTitle[] = [
  first({
    id: HONOURS.hunt.first,
    sign: '獵',
    name: ['Master of the Hunt', '討伐之首', '狩りの長'],
    description: [
      'First against the boss of the cycle, for a week.',
      '循環首領戰排名第一，維持一週。',
      'サイクルボス戦の1位。1週間有効。',
    ],
    stat: 'boss_dmg',
  }),
  best({
    id: HONOURS.hunt.best,
    sign: '勇',
    name: ['Fearless Hunter', '無畏獵手', '恐れ知らずの狩人'],
    description: [
      'Among the first ten against the boss of the cycle, for a week.',
      '循環首領戰排名前十，維持一週。',
      'サイクルボス戦の10位以内。1週間有効。',
    ],
    stat: 'boss_dmg',
  }),
  first({
    id: HONOURS.war.first,
    sign: '將',
    name: ['Marshal of Four Hearths', '四爐元帥', '四つの炉の元帥'],
    description: [
      'First in the war of the countries, until the next season.',
      '國戰排名第一，維持至下一賽季。',
      '国家の戦いの1位。次のシーズンまで有効。',
    ],
    days: 42,
    stat: 'atk',
  }),
  best({
    id: HONOURS.war.best,
    sign: '旗',
    name: ['Bearer of the Banner', '掌旗官', '旗手'],
    description: [
      'Among the first ten in the war of the countries, until the next season.',
      '國戰排名前十，維持至下一賽季。',
      '国家の戦いの10位以内。次のシーズンまで有効。',
    ],
    days: 42,
    stat: 'def',
  }),
  first({
    id: HONOURS.siege.first,
    sign: '嶽',
    name: ['Breaker of Mountains', '崩山者', '山を砕く者'],
    description: [
      'First against a boss of the world, for a week.',
      '世界首領戰排名第一，維持一週。',
      'ワールドボス戦の1位。1週間有効。',
    ],
    stat: 'boss_dmg',
  }),
  best({
    id: HONOURS.siege.best,
    sign: '守',
    name: ['Shield of the Valley', '山谷之盾', '谷の盾'],
    description: [
      'Among the first ten against a boss of the world, for a week.',
      '世界首領戰排名前十，維持一週。',
      'ワールドボス戦の10位以内。1週間有効。',
    ],
    stat: 'def',
  }),
  first({
    id: HONOURS.guild.first,
    sign: '盟',
    name: ['Pride of the Guild', '公會之光', 'ギルドの誇り'],
    description: [
      'First against the boss of the guild, for a week.',
      '公會首領戰排名第一，維持一週。',
      'ギルドボス戦の1位。1週間有効。',
    ],
    stat: 'boss_dmg',
  }),
  best({
    id: HONOURS.guild.best,
    sign: '友',
    name: ['Trusted Comrade', '可靠的夥伴', '頼れる仲間'],
    description: [
      'Among the first ten against the boss of the guild, for a week.',
      '公會首領戰排名前十，維持一週。',
      'ギルドボス戦の10位以内。1週間有効。',
    ],
    stat: 'hp',
  }),
  first({
    id: HONOURS.feast.first,
    sign: '宴',
    name: ['Guest of Honour', '座上貴賓', '主賓'],
    description: [
      'First against the boss of the feast, for a week.',
      '活動首領戰排名第一，維持一週。',
      'イベントボス戦の1位。1週間有効。',
    ],
    stat: 'boss_dmg',
  }),
  best({
    id: HONOURS.feast.best,
    sign: '杯',
    name: ['Merry Feaster', '歡宴之人', '宴の名人'],
    description: [
      'Among the first ten against the boss of the feast, for a week.',
      '活動首領戰排名前十，維持一週。',
      'イベントボス戦の10位以内。1週間有効。',
    ],
    stat: 'atk',
  }),
];
