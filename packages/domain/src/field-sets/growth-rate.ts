import { field } from '../core/define-field.ts';
import type { Label } from '../core/language.ts';

/**
 * What something is multiplied by at a level or star.
 * @example stat_rate_bp: growthRate(['Stat multiplier', '能力倍率', 'ステータス倍率'])
 */
export const growthRate = (label: Label) =>
  field.integer(label, [10_000, 1_000_000], { unit: 'bp', default: 10_000 });
