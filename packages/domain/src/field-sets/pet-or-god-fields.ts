import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

/** What a draw can give: one of the two is filled, never both. */
export const petOrGodFields = {
  pet_id: common.pet({ optional: true }),
  pet_god_id: common.god({
    optional: true,
    help: ['Alternative to a pet.', '不選寵物時選擇。', 'ペットの代わりに選びます。'],
  }),
} satisfies Fields;

/**
 * Every pet and every god in the rows `inner` of a group has the rarity of the group.
 * @example rules: [...rarityOfGroupRules('groups', 'pets')]
 */
export function rarityOfGroupRules(rows: string, inner: string): readonly RuleDefinition[] {
  return Object.keys(petOrGodFields).map((ref) => ({
    field: 'rarity',
    of: `${rows}.${inner}.${ref}`,
    is: 'same',
    as: { field: `${rows}.rarity` },
  }));
}
