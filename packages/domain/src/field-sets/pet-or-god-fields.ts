import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';

/** What a draw can give: one of the two is filled, never both. */
export const petOrGodFields = {
  pet_id: {
    kind: 'reference',
    to: 'pet-setting',
    optional: true,
    label: localized('Pet', '寵物', 'ペット'),
  },
  pet_god_id: {
    kind: 'reference',
    to: 'god-setting',
    optional: true,
    label: localized('God', '神明', '神'),
    help: localized('Instead of a pet.', '不選寵物時選擇。', 'ペットの代わりに選びます。'),
  },
} as const satisfies FieldDefinitions;

/** Every pet and every god in the rows `inner` of a group has the rarity of the group. */
export function rarityOfGroupRules(rows: string, inner: string): readonly RuleDefinition[] {
  return Object.keys(petOrGodFields).map((ref) => ({
    rule: 'matches_reference',
    rows,
    field: 'rarity',
    inner,
    ref,
    target: 'rarity',
  }));
}
