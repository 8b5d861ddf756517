import type { Fields } from '../core/field-values.ts';
import { common } from './common-fields.ts';

/** A level and the experience to the next one, which is 0 on the last: `ladderRules` checks it as `free`. */
export const levelFields = {
  level: common.level([1, 300]),
  exp_to_next: common.expToNext([0, 999_999_999], {
    help: ['0 on the last level, and only there.', '僅最後一級填 0。', '最終レベルだけ0にします。'],
  }),
} satisfies Fields;
