import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { Registry } from '@quartermaster/domain/core/module';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { battleSetting } from '@quartermaster/domain/modules/battle-chapters/battle-setting';
import { equipmentSetting } from '@quartermaster/domain/modules/equipment/equipment-setting';
import { gachaponSetting } from '@quartermaster/domain/modules/gacha/gachapon-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import { itemSetting } from '@quartermaster/domain/modules/items-economy/item-setting';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { petSkillSetting } from '@quartermaster/domain/modules/pets/pet-skill-setting';
import { roleAvatarSetting } from '@quartermaster/domain/modules/roles/role-avatar-setting';
import { roleSetting } from '@quartermaster/domain/modules/roles/role-setting';
import { iconBorderSetting } from '@quartermaster/domain/modules/skins-profile/icon-border-setting';
import { skinSetting } from '@quartermaster/domain/modules/skins-profile/skin-setting';
import { titleSetting } from '@quartermaster/domain/modules/skins-profile/title-setting';
import { pveTowerSetting } from '@quartermaster/domain/modules/towers-maze/pve-tower-setting';
import type { Queryable } from '../../db/database.ts';
import { findLiveTitles } from '../releases/index.ts';
import { walkObjects } from './walk-objects.ts';

/** Keys that name a record of the game by its number, wherever they are. */
const MODULE_OF_KEY: Readonly<Record<string, string>> = {
  gachapon_id: gachaponSetting.key,
  battle_id: battleSetting.key,
  tower_id: pveTowerSetting.key,
  title_id: titleSetting.key,
  avatar_id: roleAvatarSetting.key,
  border_id: iconBorderSetting.key,
  role_id: roleSetting.key,
  pet_id: petSetting.key,
  pet_god_id: godSetting.key,
  god_id: godSetting.key,
  item_id: itemSetting.key,
  equipment_id: equipmentSetting.key,
  skin_id: skinSetting.key,
  skill_id: petSkillSetting.key,
  batch_id: codeRedeemSetting.key,
};

/** Pairs of keys: the first says what kind of thing, the second which one. */
const KIND_AND_NUMBER = [
  ['asset_kind', 'target_id'],
  ['asset_kind', 'config_id'],
  ['asset_type', 'asset_id'],
  ['kind', 'config_id'],
] as const;

/** Pairs of keys: the first is a module, the second a record of it. */
const MODULE_AND_RECORD = [
  ['product_module', 'product_id'],
  ['source_module', 'source_id'],
] as const;

const UNIT_MODULES: Readonly<Record<string, string>> = { pet: petSetting.key, god: godSetting.key };

type Wanted = Map<string, Set<string>>;

/** The records of the game that some rows name, by module. */
export function recordsNamedIn(rows: unknown): Wanted {
  const wanted: Wanted = new Map();
  const want = (module: unknown, id: unknown): void => {
    if (typeof module !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return;
    wanted.set(module, (wanted.get(module) ?? new Set()).add(String(id)));
  };
  walkObjects(rows, (object) => {
    for (const [key, module] of Object.entries(MODULE_OF_KEY)) want(module, object[key]);
    for (const [kind, id] of KIND_AND_NUMBER) want(assetModule(object[kind]), object[id]);
    for (const [module, id] of MODULE_AND_RECORD) want(object[module], object[id]);
    want(UNIT_MODULES[String(object['unit_type'])], object['unit_id']);
  });
  return wanted;
}

const assetModule = (kind: unknown): string | null =>
  typeof kind === 'string' ? (findAssetKind(kind)?.target ?? null) : null;

/** What the records that some rows name are called for players. */
export function nameRecordsIn(
  { database, registry }: { readonly database: Queryable; readonly registry: Registry },
  environmentId: number,
  rows: unknown,
): Promise<RecordReferences> {
  return findLiveTitles(database, registry, environmentId, recordsNamedIn(rows));
}
