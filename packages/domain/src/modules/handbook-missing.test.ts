import { plantedProblems } from '@quartermaster/testkit/records/planted-problems';
import { expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from './index.ts';

const game = demoConfiguration();

/** A record that needs others, which of them are taken away, and what a release is told. */
type Case = readonly [
  what: string,
  needs: readonly [module: string, record: string],
  taken: readonly [module: string, which: (record: RecordData) => boolean],
  problem: string,
];

const CASES: readonly Case[] = [
  [
    'a pet without its skills',
    ['pet-setting', '10021'],
    ['pet-skill-setting', ({ pet_id: id }) => id === 10_021],
    'pet_id unknown_option',
  ],
  [
    'a rarity without stars',
    ['pet-rarity-setting', 'SSR'],
    ['pet-star-setting', ({ rarity }) => rarity === 'SSR'],
    'initial_star unknown_option',
  ],
  [
    'a rarity without costs of stars',
    ['pet-rarity-setting', 'SSR'],
    ['pet-star-cost-setting', ({ rarity }) => rarity === 'SSR'],
    'initial_star unknown_option',
  ],
  [
    'a job without materials',
    ['pet-job-setting', '1'],
    ['pet-quality-advance-setting', ({ job_id: id }) => id === 1],
    'job_id unknown_option',
  ],
  [
    'a star whose skill levels cost nothing',
    ['god-star-setting', '104~1'],
    ['god-skill-cost-setting', ({ rarity }) => rarity === 'SSR'],
    'skill_level_cap unknown_option',
  ],
];

it.each(CASES)('notices %s', (_what, [module, record], [key, which], problem) => {
  const left = (game[key] ?? []).filter((data) => !which(data));
  expect(plantedProblems(registry, game, [module, record, {}])).toEqual([]);
  expect(plantedProblems(registry, { ...game, [key]: left }, [module, record, {}])).toContain(problem);
});

it('a rarity whose stars never rise needs no costs', () => {
  const costs = (game['pet-star-cost-setting'] ?? []).filter(({ rarity }) => rarity !== 'N');
  const problemsOf = (max_star: number) =>
    plantedProblems(registry, { ...game, 'pet-star-cost-setting': costs }, [
      'pet-rarity-setting',
      'N',
      { max_star },
    ]).filter((problem) => problem.startsWith('initial_star'));
  expect(problemsOf(1)).toEqual([]);
  expect(problemsOf(4)).toEqual(['initial_star unknown_option']);
});
