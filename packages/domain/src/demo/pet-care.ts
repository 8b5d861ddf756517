import type { RecordData } from '../core/json.ts';
import { albumTitles } from './album-names.ts';
import { released, text, type Trio } from './names.ts';
import { DEMO_PETS, type DemoRarity } from './pet-names.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { iconPath } from './icon-paths.ts';

const RARITY_ORDER = Object.keys(RARITIES) as readonly DemoRarity[];

/** How much pets of a rarity are worth, from 0 on. Those of events are as good as legends. */
const WORTH: Readonly<Record<DemoRarity, number>> = { N: 0, R: 1, SR: 2, SSR: 3, SSR_PLUS: 4, E: 3 };
const FULL_BP = 10_000;

const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const gems = (amount: number): RecordData => ({ asset_kind: 'gem', amount });
const starsOf = (pet: number, value: number): RecordData => ({
  match: 'all',
  rows: [{ kind: 'pet_star', target_id: pet, op: 'ge', value }],
});

const GRADES: readonly (readonly [grade: string, score: number, name: Trio])[] = [
  ['D', 0, ['Spark', '火星', '火花']],
  ['C', 2500, ['Candle', '燭火', 'ろうそく']],
  ['B', 8000, ['Lantern', '燈籠', 'ランタン']],
  ['A', 20_000, ['Hearth', '爐火', '炉火']],
  ['S', 60_000, ['Beacon', '烽火', 'かがり火']],
  ['SS', 150_000, ['Dawn', '曙光', '暁']],
];
const GEMS_PER_GRADE = 50;

export function demoGrades(): readonly RecordData[] {
  const formula = {
    might_weight: [
      { stat: 'hp', weight: 0.1 },
      { stat: 'atk', weight: 1.2 },
      { stat: 'def', weight: 0.9 },
      { stat: 'spd', weight: 4 },
    ],
    skill_level_weight: 120,
    star_weight: 400,
  };
  return GRADES.map(([grade, min_score, name], index) =>
    released({
      id: index + 1,
      grade,
      name: text(name),
      icon: { path: iconPath('pet-grade', grade) },
      min_score,
      ...(index < 2 ? {} : { reward: [gems(GEMS_PER_GRADE * (index - 1))] }),
      ...(index === 0 ? formula : {}),
    }),
  );
}

/** Two prices for each rarity: as it is drawn, and with more stars. What events give is not for sale. */
export function demoPetPrices(): readonly RecordData[] {
  return RARITY_ORDER.flatMap((rarity, place) => {
    const [initial, max] = RARITIES[rarity].stars;
    const worth = WORTH[rarity];
    return [
      [1, initial],
      [initial + 1, max],
    ].map(([star_from = 1, star_to = 1], step) =>
      released({
        id: place * 2 + step + 1,
        rarity,
        star_from,
        star_to,
        sellable: rarity !== 'E',
        base_price: [coins(200 * 3 ** worth * (step + 1))],
        per_level_price: 20 * (worth + 1),
        confirm_level: worth < 1 ? 'none' : worth < 3 ? 'dialog' : 'type_in',
        ...(worth < 3 ? {} : { daily_limit: 10 }),
      }),
    );
  });
}

export function demoRecycling(): readonly RecordData[] {
  return RARITY_ORDER.flatMap((rarity, place) =>
    [true, false].map((reset_only, step) =>
      released({
        id: place * 2 + step + 1,
        rarity,
        reset_only,
        ...(reset_only ? {} : { spirit_amount: RARITIES[rarity].spirits * 2 }),
        return_exp_bp: FULL_BP,
        return_star_cost_bp: reset_only ? 0 : FULL_BP / 2,
        return_skill_cost_bp: 8000,
        return_equipment: true,
        ...(WORTH[rarity] < 2 ? {} : { cost: [gems(10 * WORTH[rarity])] }),
        daily_limit: 10,
      }),
    ),
  );
}

const SECOND_AT_STARS = 5;
const PICTURES_OF_EACH = 2;

/** The pets that have illustrations: those of the two highest rarities. */
export const petsInAlbum = () =>
  DEMO_PETS.filter(({ rarity }) => rarity === 'SSR_PLUS' || rarity === 'SSR').slice(0, 8);

export function demoPetIllustrations(): readonly RecordData[] {
  return petsInAlbum().flatMap(({ id }, place) =>
    albumTitles(id).map((title, index) =>
      released({
        id: place * PICTURES_OF_EACH + index + 1,
        pet_id: id,
        cg_no: index + 1,
        title: text(title),
        image: { path: iconPath('cg', `pet-${id}-${index + 1}`) },
        thumbnail: { path: 'cg/default.svg' },
        unlock_conds:
          index === 0
            ? { match: 'all', rows: [{ kind: 'pet_owned', target_id: id, op: 'ge', value: 1 }] }
            : starsOf(id, SECOND_AT_STARS),
        unlock_rewards: [gems(30 * (index + 1))],
        album_page: Math.floor(place / 4) + 1,
        wallpaper_allowed: true,
      }),
    ),
  );
}
