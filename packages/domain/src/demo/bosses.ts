import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { powerAt } from './battles.ts';
import { BOSS_LEVELS, bossBattleId, bossLook, bossPlaces, bossStrength } from './boss-battles.ts';
import { bossesOf, type DemoBoss } from './boss-names.ts';
import { demoEventBosses } from './event-bosses.ts';
import { demoGuildBosses } from './guild-bosses.ts';
import { numbered, released, text } from './names.ts';
import { HONOURS } from './ranking-titles.ts';
import { demoWorldBosses } from './world-bosses.ts';

/** Every boss with its levels, rewards and rankings. */
export function demoBosses(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return { ...cycleBosses(), ...demoGuildBosses(), ...demoWorldBosses(), ...demoEventBosses() };
}

function cycleBosses(): { readonly [moduleKey: string]: readonly RecordData[] } {
  const bosses = bossesOf('cycle');
  const scores = ['damage', 'level_cleared', 'time_left'];
  return {
    'cycle-boss-setting': bosses.map((boss, index) =>
      released(
        {
          boss_id: boss.id,
          ...bossLook(boss),
          property: boss.property,
          rules: text([
            'Three attempts a day. <b>Every level counts</b>; the best one decides your place.',
            '每日三次挑戰。<b>每一級都計分</b>，以最佳成績決定名次。',
            '1日3回まで。<b>どのレベルも得点になり</b>、最高のもので順位が決まります。',
          ]),
          cycle_no: index + 1,
          days: 7,
          daily_attempts: 3,
          score_rule: scores[index % scores.length] ?? 'damage',
          season_start: '2026-11-02 03:00:00',
          sweep: true,
          god_allowed: index % 3 !== 2,
        },
        index,
      ),
    ),
    'cycle-boss-level-setting': bosses.flatMap(cycleLevels),
    'cycle-boss-reward-setting': bosses.flatMap(cycleRewards),
    'cycle-boss-ranking-reward-setting': numbered([...placesOfAll(), ...sharesOfShadow()]),
  };
}

/** The ranking of every boss that has none of its own. */
const placesOfAll = () =>
  bossPlaces(
    60,
    ['The boss has moved on', '首領已離去', 'ボスが去りました'],
    { percent: false },
    HONOURS.hunt,
  );

/** The Hollow Colossus is ranked by percentage. */
const sharesOfShadow = (): readonly RecordData[] =>
  [20, 50, 100].map((rank_to, index) => ({
    boss_id: 6,
    percent: true,
    rank_from: [1, 21, 51][index] ?? 1,
    rank_to,
    rewards: assetsOf(`gem ${300 - index * 100}`),
    mail_title: text(['Shadows measured', '影之評定', '影の評価']),
    mail_body: text([
      'Your share of the shadow is settled.',
      '你在影之中的名次已評定。',
      '影の中での順位が確定しました。',
    ]),
  }));

function cycleLevels(boss: DemoBoss): readonly RecordData[] {
  return Array.from({ length: BOSS_LEVELS.cycle }, (_, index) => {
    const level = index + 1;
    return released({
      boss_id: boss.id,
      level,
      battle_id: bossBattleId(boss, level),
      hp: 250_000 * level * (2 + level),
      recommended_power: powerAt(bossStrength(boss, level)),
      score_base: 1000 * level,
      unlock_prev: level > 1,
      clear_rewards: assetsOf(`item:1011 ${level * 2}, coin ${level * 4000}`),
    });
  });
}

function cycleRewards({ id: boss_id }: DemoBoss): readonly RecordData[] {
  const deeds = [
    ['attempts', 3, 'coin 6000', 'auto'],
    ['attempts', 15, 'coin 30000', 'auto'],
    ['damage', 1_000_000, 'gem 20', 'manual'],
    ['damage', 10_000_000, 'gem 50', 'manual'],
    ['score', 5000, 'item:1012 3', 'manual'],
    ['score', 15_000, 'item:1012 8', 'mail'],
  ] as const;
  return deeds.map(([kind, threshold, rewards, claim], index) =>
    released({
      boss_id,
      id: index + 1,
      kind,
      threshold,
      rewards: assetsOf(rewards),
      claim,
      display_big: kind === 'score',
    }),
  );
}
