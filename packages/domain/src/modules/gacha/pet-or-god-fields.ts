import type { FieldDefinitions } from '../../core/field.ts';
import { localized } from '../../core/language.ts';

/** What a draw can give: one of the two is filled, never both. */
export const petOrGodFields = {
  pet_id: {
    kind: 'reference',
    to: 'pet-setting',
    optional: true,
    label: localized('Pet', '寵物', 'ペット'),
  },
  pet_god_id: {
    kind: 'id',
    optional: true,
    label: localized('God', '神明', '神'),
    help: localized(
      'Instead of a pet: the ID of a god.',
      '不選寵物時，填入神明編號。',
      'ペットの代わりに神のIDを入力します。',
    ),
  },
} as const satisfies FieldDefinitions;
