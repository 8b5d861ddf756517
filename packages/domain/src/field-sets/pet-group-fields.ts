import { field } from '../core/define-field.ts';
import { clan } from '../enums/clan.ts';
import type { EnumRow } from '../enums/enum-of.ts';
import { property } from '../enums/property.ts';
import { rarity } from '../enums/rarity.ts';
import { common } from './common-fields.ts';

/** What pets may have in common, as options of an enumeration. */
export const PET_GROUPS = {
  pet: ['One pet', '指定寵物', '特定のペット', 'orange', ['寵', 'ペ']],
  property: ['Property', '屬性', '属性', 'red', ['屬', '属']],
  job: ['Job', '職業', 'ジョブ', 'blue', ['職', 'ジ']],
  clan: ['Club', '社團', 'クラブ', 'cyan', ['社', 'ク']],
  rarity: ['Rarity', '稀有度', 'レアリティ', 'gold', ['稀', 'レ']],
} as const satisfies Readonly<Record<string, EnumRow>>;

/**
 * Which pets are meant, by an enumeration `by` with some of `PET_GROUPS`: one field for each of them,
 * shown when it is chosen, so that a pet, a job or a club is picked and never typed.
 * @example
 * const limit = enumOf('artifact-limit', { none: ['None', '無', 'なし'], job: PET_GROUPS.job });
 * const whose = petGroup('limit');
 *
 * limit: field.enum(['Limited to', '限定', '限定'], limit),
 * job_id: whose.job(),
 */
export const petGroup = (by: string) => ({
  pet: () => common.pet({ showWhen: { field: by, in: ['pet'] } }),
  property: () => common.property(property, { showWhen: { field: by, in: ['property'] } }),
  job: () => common.job({ showWhen: { field: by, in: ['job'] } }),
  clan: () => field.enum(['Club', '社團', 'クラブ'], clan, { showWhen: { field: by, in: ['clan'] } }),
  rarity: () => common.rarity(rarity, { showWhen: { field: by, in: ['rarity'] } }),
});
