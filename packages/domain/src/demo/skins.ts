import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text } from './names.ts';
import { DEMO_SKINS, SKIN_SERIES, type DemoSkin } from './skin-names.ts';
import { SKIN_STORIES } from './skin-stories.ts';

const ALWAYS = { type: 'always_open' };
const HARVEST = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-08 03:00:00' }],
};
const GEMS = { SSR: 680, SSR_PLUS: 1280 } as const;
const MOON_DEW = 1012;
const WARDROBE_KEY = 1102;
const SKIN_LEVELS = 5;
const PERCENT = { SR: 1, SSR: 1.5, SSR_PLUS: 2, E: 1 } as const;

const isWorn = ({ obtain }: DemoSkin): boolean => obtain !== 'default';

export function demoSkins(): readonly RecordData[] {
  return DEMO_SKINS.map((skin, index) => released(skinRecord(skin), index));
}

function skinRecord(skin: DemoSkin): RecordData {
  const { id, series, rarity, owner, ownerId } = skin;
  const price = rarity === 'SSR_PLUS' ? GEMS.SSR_PLUS : GEMS.SSR;
  return {
    skin_id: id,
    owner_type: owner,
    owner_id: ownerId,
    name: text(skin.name),
    series: text(SKIN_SERIES[series]),
    series_key: series,
    description: text(skin.description),
    rarity,
    obtain_type: skin.obtain,
    ...(skin.obtain === 'shop'
      ? {
          price: [{ asset_kind: 'gem', amount: price }],
          sale_timeslot: series === 'lantern_harvest' ? HARVEST : ALWAYS,
        }
      : {}),
    icon: { path: iconPath('skin', String(id)) },
    portrait: { path: iconPath('skin', `${id}-portrait`) },
    spine: { path: 'skin/default.spine.json' },
    ...(rarity === 'SSR_PLUS' ? { voice_set: `skin_${id}` } : {}),
  };
}

/** One evening in a skin before buying it. */
export function demoSkinTrials(): readonly RecordData[] {
  const offer = { discount_after_bp: 2000, discount_hours: 72 };
  const trials: readonly RecordData[] = [
    { skin_id: 7002, trial_hours: 24, per_user_limit: 1, timeslot: HARVEST, bonus_active: true, ...offer },
    { skin_id: 7002, trial_hours: 72, item_id: WARDROBE_KEY, per_user_limit: 3, timeslot: HARVEST },
    { skin_id: 7003, trial_hours: 24, item_id: WARDROBE_KEY, per_user_limit: 1, timeslot: ALWAYS },
    { skin_id: 7013, trial_hours: 48, per_user_limit: 1, timeslot: ALWAYS, ...offer },
  ];
  return trials.map((trial, index) => released({ id: index + 1, bonus_active: false, ...trial }, index));
}

const percent = (stat: string, value: number) => ({ stat, mode: 'percent', value });

/** What skins add: by themselves, as a whole series, and by their number. */
export function demoSkinBonuses(): readonly RecordData[] {
  const bonuses: readonly RecordData[] = [
    { scope: 'skin', skin_id: 7002, apply_to: 'owner', bonus: [percent('atk', 2)] },
    { scope: 'skin', skin_id: 7002, skin_level: 5, apply_to: 'owner', bonus: [percent('crit_dmg', 3)] },
    { scope: 'skin', skin_id: 7013, apply_to: 'owner', bonus: [percent('hp', 3), percent('def', 2)] },
    { scope: 'series', series_key: 'lantern_harvest', apply_to: 'all_pets', bonus: [percent('fire_dmg', 2)] },
    { scope: 'series', series_key: 'winter_light', apply_to: 'all_pets', bonus: [percent('effect_res', 2)] },
    { scope: 'collection_count', count: 3, apply_to: 'all_pets', bonus: [percent('hp', 0.5)] },
    { scope: 'collection_count', count: 6, apply_to: 'all_pets', bonus: [percent('hp', 1)] },
    {
      scope: 'collection_count',
      count: 10,
      apply_to: 'all_pets',
      bonus: [percent('hp', 1.5), percent('atk', 0.5)],
    },
  ];
  return numbered(bonuses);
}

/** Five levels of every skin that is not owned from the start. */
export function demoSkinLevels(): readonly RecordData[] {
  return DEMO_SKINS.filter(isWorn).flatMap((skin) =>
    Array.from({ length: SKIN_LEVELS }, (_, index) => released(levelOf(skin, index + 1), index)),
  );
}

function levelOf({ id, rarity, owner }: DemoSkin, level: number): RecordData {
  const rate = rarity in PERCENT ? PERCENT[rarity as keyof typeof PERCENT] : 1;
  const dew = { asset_kind: 'item', target_id: MOON_DEW, amount: 5 * (level - 1) };
  const coins = { asset_kind: 'coin', amount: 20_000 * (level - 1) };
  return {
    skin_id: id,
    level,
    ...(level === 1 ? {} : { costs: [dew, coins] }),
    bonus: [percent(owner === 'god' ? 'hp' : 'atk', Number((rate * level * 0.5).toFixed(2)))],
    ...openedAt(id, level),
  };
}

function openedAt(id: number, level: number): RecordData {
  const story = SKIN_STORIES.find(({ skin, episode }) => skin === id && episode === 2);
  if (level === 2) return { unlock: 'voice', unlock_value: `skin_${id}_voice` };
  if (level === 3 && story !== undefined) return { unlock: 'story', unlock_avg_id: story.id };
  if (level === 4) return { unlock: 'background', unlock_value: `skin_${id}_room` };
  if (level === SKIN_LEVELS && id % 2 === 0) return { unlock: 'effect', unlock_value: `skin_${id}_sparks` };
  if (level === SKIN_LEVELS) return { unlock: 'cg', unlock_value: `skin_${id}_picture` };
  return { unlock: 'none' };
}

/** The stories of skins as their episodes. */
export function demoSkinEpisodes(): readonly RecordData[] {
  return SKIN_STORIES.map(({ id, skin, episode, title, background }, index) =>
    released(
      {
        skin_id: skin,
        id: index + 1,
        episode,
        title: text(title),
        avg_id: id,
        thumbnail: { path: iconPath('battle-background', episode === 1 ? background : 'region-4') },
        ...(episode === 1
          ? { rewards: [{ asset_kind: 'gem', amount: 30 }] }
          : {
              unlock_conds: {
                match: 'all',
                rows: [{ kind: 'skin_owned', target_id: skin, op: 'ge', value: 1 }],
              },
              unlock_cost: [{ asset_kind: 'coin', amount: 5000 }],
            }),
      },
      index,
    ),
  );
}
