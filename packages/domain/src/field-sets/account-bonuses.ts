import type { CappedSource } from '../core/algorithm-parameters.ts';
import { localized } from '../core/language.ts';

const TITLES = localized('Titles', '稱號', '称号');
const ANGELS = localized('Angels', '天使', '天使');
const OF_AN_ANGEL = {
  under: [{ field: 'angel_id', module: 'angel-setting' }],
  times: { module: 'angel-star-setting', of: 'angel_id', rate: 'bonus_rate_bp' },
} as const;

/**
 * What raises a stat of everyone in an account, at all times: of what a player can have together, everything; of
 * what excludes one another, and of a ladder, the most. Less is counted rather than too much: a bonus for some
 * pets, for the wearer of a skin or for a time is not sure to meet all others. Stones of the monument give titles.
 */
export const ACCOUNT_BONUSES: readonly CappedSource[] = [
  { module: 'title-setting', rows: 'bonus', name: TITLES, where: [{ field: 'valid_days', in: [0] }] },
  // Titles that end, and those with one holder, which always end: one of them is sure.
  {
    module: 'title-setting',
    rows: 'bonus',
    name: TITLES,
    where: [{ field: 'valid_days', above: 0 }],
    oneOf: [],
  },
  // A level of a skin takes the place of the skin itself, a larger number of skins that of a smaller one.
  {
    module: 'skin-bonus-stat-setting',
    rows: 'bonus',
    name: localized('Skins', '造型', 'スキン'),
    where: [{ field: 'apply_to', in: ['all_pets'] }],
    oneOf: ['scope', 'skin_id', 'series_key'],
  },
  {
    module: 'statue-level-setting',
    rows: 'bonus',
    name: localized('Statues', '雕像', '石像'),
    oneOf: ['statue_id'],
    under: [{ field: 'statue_id', module: 'statue-setting', where: { field: 'bonus_target', in: ['all'] } }],
  },
  {
    module: 'statue-resonance-setting',
    rows: 'bonus',
    name: localized('Statue resonance', '雕像共鳴', '石像共鳴'),
    oneOf: ['statue_ids'],
  },
  { module: 'angel-setting', rows: 'base_bonus', name: ANGELS, times: OF_AN_ANGEL.times },
  { module: 'angel-level-setting', rows: 'bonus', name: ANGELS, oneOf: ['angel_id'], ...OF_AN_ANGEL },
  {
    module: 'angel-blessing-setting',
    rows: 'bonus',
    name: localized('Angel blessings', '天使祝福', '天使の祝福'),
    open: 'timeslot',
  },
  {
    module: 'kizuna-setting',
    rows: 'levels.bonus',
    name: localized('Kizuna', '羈絆', '絆'),
    where: [{ field: 'apply_to', in: ['all_pets'] }],
    open: 'timeslot',
  },
  {
    module: 'guild-god-bless-setting',
    rows: 'bonus',
    name: localized('Guild god bless', '公會神明祝福', 'ギルド神の加護'),
    oneOf: [],
  },
  {
    module: 'talent-bonus-setting',
    rows: 'bonus',
    name: localized('Talents', '天賦', '天賦'),
    oneOf: ['talent_id'],
    where: [
      { field: 'apply_to', in: ['self', 'team'] },
      { field: 'modes', isFilled: false },
    ],
    under: [
      { field: 'talent_id', module: 'talent-setting' },
      {
        field: 'template_id',
        module: 'talent-template-setting',
        where: { field: 'owner_type', in: ['account'] },
      },
    ],
  },
  { module: 'god-might-setting', rows: 'bonus', name: localized('God might', '神明威能', '神威'), oneOf: [] },
];
