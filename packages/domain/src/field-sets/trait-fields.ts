import type { Fields } from '../core/field-values.ts';
import { clan } from '../enums/clan.ts';
import { property } from '../enums/property.ts';
import { rarity } from '../enums/rarity.ts';
import { common } from './common-fields.ts';

const shownFor = (by: string, trait: string) => ({ showWhen: { field: by, in: [trait] } });

/**
 * Whom something is for: those of one property or one job, as the options `property` and `job` of the
 * field `by` choose. Its other options need no more.
 * @example
 * apply_to: field.enum(['Applies to', '適用對象', '対象'], applyTo),
 * ...traitFields('apply_to'),
 */
export const traitFields = (by: string) =>
  ({
    property: common.property(property, shownFor(by, 'property')),
    job_id: common.job(shownFor(by, 'job')),
  }) satisfies Fields;

/**
 * The same with the clubs and rarities of pets, for the options `clan` and `rarity`.
 * @example fields: { kind: field.enum(KIND, kind), ...petTraitFields('kind') }
 */
export const petTraitFields = (by: string) =>
  ({
    ...traitFields(by),
    clan: common.clan(clan, shownFor(by, 'clan')),
    rarity: common.rarity(rarity, shownFor(by, 'rarity')),
  }) satisfies Fields;
